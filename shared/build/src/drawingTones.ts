import { skyline } from '@sayapatri/design/palette';

type Tones = Record<keyof typeof skyline.light, string>;

/** What is drawn in the colours of the day stands in the shade at night. */
const atNight = '[data-day]{filter:brightness(.74) saturate(.9)}';

/** Returns a drawing as the text of a separate file with the tones it uses, light and dark, and without a size, which the page sets. */
export function withOwnTones(svg: string): string {
  const used = Object.keys(skyline.light).filter((name) => svg.includes(`var(--skyline-${name},`));
  if (used.length === 0) return svg;
  // A file of its own can't read the page's variables, so it brings them.
  const variables = (tones: Tones) =>
    `:root{${used.map((name) => `--${name}:${tones[name as keyof Tones]}`).join(';')}}`;
  const night = svg.includes('data-day') ? atNight : '';
  const style = `<style>${variables(skyline.light)}@media(prefers-color-scheme:dark){${variables(skyline.dark)}${night}}</style>`;
  return svg
    .replace(/^<svg (xmlns="[^"]*") [^>]*(viewBox="[^"]*")[^>]*>/, `<svg $1 $2>${style}`)
    .replaceAll(/var\(--skyline-(\w+),#\w+\)/g, 'var(--$1)');
}
