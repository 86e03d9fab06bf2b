/** Turns a drawing component into the text of an SVG file that stands by itself. */
import { basename } from 'node:path';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';

/** The theme's tones (shared/src/theme/palette.ts): a file of its own can't read the page's variables. */
const light = '--f:#c7d6e5;--m:#7f9dba;--n:#12406b;--a:#f6a81c';
const dark = '--f:#1d3247;--m:#2f4f6e;--n:#6f9cc6;--a:#ffbe4d';
const style = `<style>:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}</style>`;

/**
 * Draws the component that `file` exports under its own name, e.g. AustraliaSkyline of `AustraliaSkyline.tsx`.
 * @returns the SVG's text, and the files it came from
 * @throws Error naming the file if it exports no such component
 */
export async function drawSvg(file: string): Promise<{ svg: string; dependencies: string[] }> {
  const name = basename(file, '.tsx');
  const { module, dependencies } = await runnerImport<Record<string, ComponentType>>(file, {
    configFile: false,
    logLevel: 'error',
  });
  const Drawing = module[name];
  if (Drawing === undefined) throw new Error(`${file} exports no component ${name}.`);
  const markup = renderToStaticMarkup(createElement(Drawing));
  const svg = markup
    .replace(/^<svg [^>]*(viewBox="[^"]*")[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" $1>${style}`)
    .replaceAll(/var\(--skyline-(\w)\w+,#\w+\)/g, 'var(--$1)');
  return { svg, dependencies };
}
