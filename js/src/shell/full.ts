// Full screen: the plan of a laptop, enlarged as a whole. No second layout to keep.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

// So wide that 12 px, the smallest letters, are 20 px on a projector of 1920.
const WIDTH = 1152;
const HEIGHT = 640;

/** Whether the board fills the screen, how much it is enlarged, and the way to change it. */
export function useFull(root: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const filled = document.fullscreenElement;
      const mine = filled !== null && filled === root.current?.parentElement;
      setZoom(mine ? Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT) : null);
    };
    document.addEventListener("fullscreenchange", look);
    window.addEventListener("resize", look);
    return () => {
      document.removeEventListener("fullscreenchange", look);
      window.removeEventListener("resize", look);
    };
  }, []);
  const toggle = () => {
    const host = root.current?.parentElement;
    if (document.fullscreenElement) void document.exitFullscreen();
    // Where a host does not allow it, the board stays as it is.
    else host?.requestFullscreen?.().catch(() => undefined);
  };
  const style = zoom === null ? undefined : { zoom: String(zoom), width: `${WIDTH}px`, minHeight: `${HEIGHT}px` };
  return { full: zoom !== null, style, toggle };
}
