import { escapeAnywhere } from '@sayapatri/contract/html';

/** Markup of a reply: a type of its own, so that no plain text gets into a reply unescaped. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

/** Template tag: the literal parts are markup, text that is filled in is escaped, other Html is kept. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = literals.reduce(
    (before, literal, index) => before + render(parts[index - 1] ?? '') + literal,
  );
  return { markup };
}

function render(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeAnywhere(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
