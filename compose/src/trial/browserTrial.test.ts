/** Pages in miniature, in a real browser. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UserError } from '../userError.ts';
import { browserTrial } from './browserTrial.ts';
import { openStage } from './stage.ts';

const takeOver = `document.querySelector('h1').__reactFiber = {};`;
const openDialog = `document.querySelector('button').onclick = () => document.body.append(
  Object.assign(document.createElement('dialog'), { open: true, textContent: 'Hello' }));`;

/** Composes a site of pages by hand, each with its script, and a chat button on all of them. */
async function trial(scripts: Record<string, string>, pages = Object.keys(scripts)) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fake-site-'));
  const site = { packages: [{ widgets: [{ slot: 'assistant', label: 'Chat' }] }] };
  for (const [page, script] of Object.entries(scripts)) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(
      path.join(folder, page, 'index.html'),
      `<!doctype html><link rel="icon" href="data:,"><main><h1>${page}</h1><button>Chat</button></main>
      <script type="application/json" id="page-bootstrap">${JSON.stringify(site)}</script><script>${script}</script>`,
    );
  }
  const stage = await openStage();
  return browserTrial(stage, { folder, pages }, 2_000).finally(stage.close);
}

it('is content with pages that come alive and a widget that opens', async () => {
  await expect(
    trial({ '/': takeOver + openDialog, '/a': takeOver, '/b': takeOver }),
  ).resolves.toBeUndefined();
});

it('tries the widget on the home page where no page was written', async () => {
  await expect(trial({ '/': takeOver + openDialog }, [])).resolves.toBeUndefined();
  await expect(trial({ '/': `${takeOver}throw new Error('no home');` }, [])).rejects.toThrow('no home');
});

const faults: Record<string, [script: string, sentence: RegExp]> = {
  throws: [`${takeOver}throw new Error('no such price');`, /^\/b fails .*no such price.*: fix it/],
  complains: [`${takeOver}console.error('Hydration failed')`, /^\/b fails .*\(Hydration failed\)/],
  'lacks a file': [
    `${takeOver}document.body.append(Object.assign(new Image(), { src: '/none.png' }))`,
    /^\/b fails .*404/,
  ],
};

for (const [fault, [script, sentence]] of Object.entries(faults)) {
  it(`refuses a page that ${fault}`, async () => {
    const work = trial({ '/': takeOver + openDialog, '/b': script });
    await expect(work).rejects.toThrow(sentence);
    await expect(work).rejects.toBeInstanceOf(UserError);
  });
}

it('refuses a page that does not come alive, and a widget that does not open', async () => {
  const dead = { '/': takeOver + openDialog, '/b': '' };
  await expect(trial(dead)).rejects.toThrow(/^\/b fails .*does not take over its h1/);
  await expect(trial({ '/': takeOver })).rejects.toThrow(/^\/ fails .*its assistant does not open/);
});
