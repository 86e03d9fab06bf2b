/** HTML or XML in which every text that is filled in has been escaped; a type of its own, so that no plain text passes for it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | undefined | Html | readonly (Html | undefined)[];

/**
 * Template tag: the literal parts are markup, text that is filled in is escaped for a place between tags or in an attribute
 * in double quotes, other Html is kept, and nothing is written for undefined.
 */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = literals.reduce((before, literal, index) => before + markupOf(parts[index - 1]) + literal);
  return { markup };
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map((each) => each?.markup).join('');
}

/** Markup that has been made elsewhere, such as rendered pages, scripts and style sheets; it is not escaped. */
export const asMarkup = (markup: string): Html => ({ markup });

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for a place between tags or in an attribute in double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
