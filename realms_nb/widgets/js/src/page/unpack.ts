// The parts of a page: compressed, so that a page stays small enough for an e-mail.

/** The bytes of a part by its name. */
export async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = document.querySelector(`script[data-part="${name}"]`)?.textContent ?? "";
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function textOf(name: string): Promise<string> {
  return new TextDecoder().decode(await bytesOf(name));
}

/** A module from its text: a page that was opened from a folder cannot import files beside it. */
export async function moduleOf(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
