/** Renders components as the text of standalone SVG files. */
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import * as palette from '@sayapatri/design/palette';
import type { Drawing, Drawings } from '@sayapatri/drawings';
import { cleanedLogo, inBrandColours } from '@sayapatri/facts/logo';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';

type DrawnPicture = Omit<Drawing, 'draw'> & { svg: string };

function toFile(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  // Elements without children become self-closing: `<path/>` takes a third fewer bytes.
  return withOwnTones(markup.replace(/><\/(?:view|path|circle|ellipse|rect|use|stop)>/g, '/>'));
}

const importDrawing = <Module>(file: string) =>
  runnerImport<Module>(file, { configFile: false, logLevel: 'error' });

/**
 * Renders the component that `file` exports under its own name, e.g. CampusPath of `CampusPath.tsx`, or the brand's SVG
 * that `file` is; also returns the files it was built from. Throws an Error naming the file if there is no such component,
 * or if the SVG holds more than shapes.
 */
export async function drawSvg(file: string): Promise<{ svg: string; dependencies: string[] }> {
  if (file.endsWith('.svg')) return { svg: await drawLogo(file), dependencies: [file] };
  const name = parse(file).name;
  const { module, dependencies } = await importDrawing<Record<string, ComponentType>>(file);
  const Drawing = module[name];
  if (Drawing === undefined) throw new Error(`${file} exports no component ${name}.`);
  return { svg: toFile(createElement(Drawing)), dependencies };
}

async function drawLogo(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  try {
    return inBrandColours(cleanedLogo(source), palette);
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}.`);
  }
}

/** Renders the family that `file` exports by default, each picture under its id. Throws an Error if there is none. */
export async function drawPictures(
  file: string,
): Promise<{ pictures: Record<string, DrawnPicture>; dependencies: string[] }> {
  const { module, dependencies } = await importDrawing<{ default?: Drawings }>(file);
  if (module.default === undefined) throw new Error(`${file} exports no drawings by default.`);
  const pictures = Object.entries(module.default).map(([id, { draw, ...picture }]) => {
    return [id, { ...picture, svg: toFile(draw()) }] as const;
  });
  return { pictures: Object.fromEntries(pictures), dependencies };
}

type Tones = Record<keyof typeof palette.skyline.light, string>;

/** Darkens parts that have the colours of the day, such as skin and clothes, in the dark scheme. */
const atNight = '[data-day]{filter:brightness(.74) saturate(.9)}';

/** Returns a drawing as the text of a separate file with the tones it uses, light and dark, and without a size, which the page sets. */
function withOwnTones(svg: string): string {
  const { skyline } = palette;
  // A drawing's own tones (ownStyle) take the palette's place in both schemes.
  const used = Object.keys(skyline.light).filter(
    (name) => svg.includes(`var(--skyline-${name},`) && !svg.includes(`--${name}:`),
  );
  if (used.length === 0) return svg;
  // A separate file can't read the page's variables, so it brings its own.
  const variables = (tones: Tones) =>
    `:root{${used.map((name) => `--${name}:${tones[name as keyof Tones]}`).join(';')}}`;
  const night = svg.includes('data-day') ? atNight : '';
  const style = `<style>${variables(skyline.light)}@media(prefers-color-scheme:dark){${variables(skyline.dark)}${night}}</style>`;
  return svg
    .replace(/^<svg (xmlns="[^"]*") [^>]*(viewBox="[^"]*")[^>]*>/, `<svg $1 $2>${style}`)
    .replaceAll(/var\(--skyline-(\w+),#\w+\)/g, 'var(--$1)');
}
