const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeWith = (pattern: RegExp) => (text: string) =>
  text.replace(pattern, (character) => entities[character] ?? character);

/** Text that stands between tags of HTML or XML. */
export const escapeText = escapeWith(/[&<>]/g);

/** Text that stands between tags or in an attribute with double quotes. */
export const escapeAttribute = escapeWith(/[&<>"]/g);

/** Text that may stand anywhere, in an attribute with single quotes too. */
export const escapeAnywhere = escapeWith(/[&<>"']/g);

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
