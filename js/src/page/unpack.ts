// The parts of a page: compressed, so that a page stays small enough for an e-mail.

/** The text of a part as it stands on the page, still packed. */
export function packedOf(name: string): string {
  return document.querySelector(`script[data-part="${name}"]`)?.textContent ?? "";
}

/** The bytes of what was packed. */
export async function unpacked(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const letters = atob(text);
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) packed[place] = letters.charCodeAt(place);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function textOf(name: string): Promise<string> {
  return new TextDecoder().decode(await unpacked(packedOf(name)));
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
