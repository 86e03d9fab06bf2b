/** The visible changes of a release: each tried page before and after, side by side, in one HTML file. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '@sayapatri/contract/html';
import { mapWithLimit } from '../mapWithLimit.ts';
import type { NextSite } from '../release/tryPages.ts';
import { type Difference, differenceOf, pictureOf } from './pictures.ts';
import type { Stage } from './stage.ts';

/** CSS pixels. */
const widths = [360, 1280];

interface Comparison {
  page: string;
  width: number;
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** Undefined for a page that is new. */
  difference: Difference | undefined;
}

/** Takes the pictures of both sites and writes `file`. */
export async function writeReview(
  { browser, server, liveServer }: Stage,
  { pages }: Pick<NextSite, 'pages'>,
  file: string,
): Promise<void> {
  const wanted = pages.flatMap((page) => widths.map((width) => ({ page, width })));
  const comparisons = await mapWithLimit(wanted, 2, async ({ page, width }): Promise<Comparison> => {
    const [before, after] = await Promise.all(
      [liveServer, server].map(({ url }) => pictureOf(browser, url + page, width)),
    );
    const difference = before && after && differenceOf(before, after);
    return { page, width, before, after, difference };
  });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, reviewDocument(comparisons));
}

function reviewDocument(comparisons: readonly Comparison[]): string {
  const sections = comparisons.map(
    ({ page, width, before, after, difference }) => html`<section>
<h2>${page} at ${width} px: ${verdictOf(difference)}</h2>
<div>${figure('Before', before)}${figure('After', after)}${figure('Changed', difference?.pixels ? difference.marked : undefined)}</div>
</section>`,
  );
  return html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Before and after</title>
<style>body{font:16px/1.5 system-ui;margin:24px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;align-items:start}figure{margin:0}img{max-width:100%;border:1px solid}</style>
<h1>Before and after</h1>
${sections}
</html>
`.markup;
}

function verdictOf(difference: Difference | undefined): string {
  if (difference === undefined) return 'new';
  return difference.pixels === 0 ? 'looks the same' : `${difference.pixels} pixels have changed`;
}

const figure = (caption: string, picture: Buffer | undefined) =>
  html`<figure><figcaption>${caption}</figcaption>${
    picture
      ? html`<img alt="${caption}" src="data:image/png;base64,${picture.toString('base64')}">`
      : html`<p>Nothing to show.</p>`
  }</figure>`;
