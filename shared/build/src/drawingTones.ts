/**
 * Replaces the theme's tones (shared/design/src/theme/palette.ts) in drawings, because a separate file can't read the page's
 * variables.
 */
const light = '--f:#c7d6e5;--m:#7f9dba;--n:#12406b;--a:#f6a81c';
const dark = '--f:#1d3247;--m:#2f4f6e;--n:#6f9cc6;--a:#ffbe4d';
const style = `<style>:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}</style>`;

/**
 * Returns a drawing as the text of a separate file with the theme's light and dark tones and without a size, which the
 * page sets.
 */
export function withOwnTones(svg: string): string {
  if (!svg.includes('var(--skyline-')) return svg;
  return svg
    .replace(/^<svg (xmlns="[^"]*") [^>]*(viewBox="[^"]*")[^>]*>/, `<svg $1 $2>${style}`)
    .replaceAll(/var\(--skyline-(\w)\w+,#\w+\)/g, 'var(--$1)');
}
