const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');
export const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
