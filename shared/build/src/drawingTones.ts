import { skyline } from '@sayapatri/design/palette';

/** A file of its own can't read the page's variables, so it brings the tones of both schemes. */
const variables = ({ far, mid, near, accent }: Record<keyof typeof skyline.light, string>) =>
  `--f:${far};--m:${mid};--n:${near};--a:${accent}`;
const style = `<style>:root{${variables(skyline.light)}}@media(prefers-color-scheme:dark){:root{${variables(skyline.dark)}}}</style>`;

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
