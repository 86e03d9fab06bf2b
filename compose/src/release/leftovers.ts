/** What code, templates, Markdown and wrong encodings leave in a text. */
const leftovers = new RegExp(
  [
    /undefined\b|\b(?:NaN|Invalid Date)\b|\bnull\b(?! and void)|\b[A-Z]{3} ?Infinity\b|\[object \w+\]/,
    /\$\{|\{\{|\{[a-z][\w-]*\}/,
    /\b[Ll]orem ipsum\b/,
    /&(?:amp|nbsp|lt|gt|quot|apos|#\d+);/,
    /\ufffd|â€|Ã[\u0080-\u00bf]/,
    /\]\((?:[/#]|https?:)/,
    /<\/?(?:a|b|i|p|br|em|strong|span|div|ul|li)(?:\s[^>]*)?\/?>/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What is left of code in a text, with the words around it; undefined if nothing is. */
export function leftoverIn(text: string): string | undefined {
  const at = text.search(leftovers);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 30), at + 45).trim();
}
