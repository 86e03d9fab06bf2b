/** The element that an address leads to by its hash, as browsers find it; null where there is none, also for `#%`. */
export function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

/** The text without its percent-encoding, or as it is where that is malformed, as anybody may write an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
