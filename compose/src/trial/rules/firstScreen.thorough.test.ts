import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from '../../site/pages.ts';
import { writeText } from '../../site/writeText.ts';
import { openStage, type Stage } from '../stage.ts';
import { showsFirstScreenAtOnce } from './firstScreen.ts';
import type { Visit } from './pageRule.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Text that takes this many bytes however it is compressed. */
const ballast = (bytes: number) => randomBytes(bytes).toString('base64');
const below = `<p style="margin-top: 900px; overflow-wrap: anywhere">${ballast(16_000)}</p>`;
const late = (what: string) => `<!--${ballast(16_000)}-->${what}`;
const bar = `<aside aria-label="Preview" style="overflow-wrap: anywhere">${ballast(2_000)}</aside>`;

/** Writes a page and returns the fault of its first screen. */
async function check(body: string, { withBar = '' } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'first-screen-'));
  await writeText(
    path.join(folder, fileOf('/guide')),
    `<!doctype html><html lang="en"><head><title>Guide</title></head><body>${withBar}<h1>Guide</h1>${body}</body></html>`,
  );
  stage.server.show(folder);
  return showsFirstScreenAtOnce.fault?.({
    browser: stage.browser,
    address: '/guide',
    url: `${stage.server.url}/guide`,
    next: { folder, bar: withBar || undefined },
  } as Visit);
}

const picture = `<img alt="" width="40" height="40" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='40' height='40'/%3E%3C/svg%3E">`;

it.each<[string, string, RegExp]>([
  [
    'a sentence',
    late('<p>From NPR 5,00,000</p>'),
    /^the first screen of a phone shows <p> "From NPR 5,00,000" only/,
  ],
  ['a picture', late(picture), /shows <img> only/],
  ['a colour', late('<style>h1 { background: gold }</style>'), /shows <h1> "Guide" only/],
  [
    'the style that places a sentence',
    `<p>From NPR 5,00,000</p>${late('<style>p { margin-left: 100px }</style>')}`,
    /shows <\w+> "Guide.*only/,
  ],
])(
  'a large page whose first screen gets %s late is refused, and the late part is named',
  async (_what, body, sentence) => {
    expect(await check(body)).toMatch(sentence);
  },
);

it.each([
  ['is small', `${picture}<p>From NPR 5,00,000</p>`],
  ['has everything below the first screen late', `${picture}<p>From NPR 5,00,000</p>${below}${below}`],
  [
    'has floating parts at the end of its HTML',
    `<p>From NPR 5,00,000</p>${below}<button style="position: fixed; top: 90px">Chat</button>
    <aside style="position: sticky; bottom: 0; background: gold">Call</aside>`,
  ],
])('a page that %s passes', async (_what, body) => {
  expect(await check(body)).toBeUndefined();
});

it('a preview’s bar does not count as HTML of the page', async () => {
  const wide = `<p style="overflow-wrap: anywhere; height: 700px; overflow: hidden">${ballast(13_000)}</p>`;
  expect(await check(`${wide}<p>Read on</p>${below}`, { withBar: bar })).toBeUndefined();
});
