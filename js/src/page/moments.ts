// The moments of a review on a page: a line of code, or where somebody answers, a button in its place.

/** Give each moment its button; the answer takes the buttons away again. */
export function offer(review: ParentNode | undefined, look: (moment: DOMStringMap) => void): () => void {
  const buttons = [...(review?.querySelectorAll<HTMLButtonElement>("[data-look]") ?? [])];
  const show = (open: boolean) => {
    for (const button of buttons) {
      button.hidden = !open;
      (button.previousElementSibling as HTMLElement).hidden = open;
    }
  };
  for (const button of buttons) button.onclick = () => look(button.dataset);
  show(true);
  return () => show(false);
}
