/** Tests the trial of several pages, beside a live site and with limits; badPages.thorough.test.ts tests its rules. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mapWithLimit } from '../mapWithLimit.ts';
import { longLimits as limits } from '../testing/tryPage.ts';
import { browserTrial } from './browserTrial.ts';
import { openStage, type Stage } from './stage.ts';
import { visitPage } from './visit.ts';
import { desktop } from './visitors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const hydrate = `document.documentElement.dataset.hydrated = location.pathname;`;
const openDialog = `document.querySelector('button').onclick = () => {
    const panel = Object.assign(document.createElement('dialog'), { open: true });
    panel.innerHTML = '<p>Hello, how can we help?</p><input aria-label="Message"><button>Close</button>';
    panel.querySelector('button').onclick = () => panel.remove();
    panel.querySelector('input').onchange = ({ target }) => panel.append(target.value, ' We will call you.');
    document.body.append(panel);
  };`;
const home = hydrate + openDialog;

/** Composes a site of pages by hand, each with its script, and a chat button on all of them. */
async function siteOf(scripts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fake-site-'));
  const bootstrap = { packages: [{ widgets: [{ slot: 'assistant', label: 'Chat' }] }] };
  for (const [page, script] of Object.entries(scripts)) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(
      path.join(folder, page, 'index.html'),
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${page} | Site</title>
      <link rel="icon" href="data:,"><header>Site</header><main><h1>${page}</h1></main><aside><button>Chat</button></aside>
      <script type="application/json" id="page-bootstrap">${JSON.stringify(bootstrap)}</script>
      <script type="module">${script}</script>`,
    );
  }
  return folder;
}

/** Nothing is live yet, and no package owns a page. */
const first = { live: '', releases: [] };

const trial = async (
  scripts: Record<string, string>,
  pages = Object.keys(scripts),
  limitsOfTrial = limits,
  stageOfTrial = stage,
) => browserTrial(stageOfTrial, { ...first, folder: await siteOf(scripts), pages }, limitsOfTrial);

it('accepts pages that hydrate and a widget that opens', async () => {
  await expect(trial({ '/': home, '/a': hydrate, '/b': hydrate })).resolves.toBeUndefined();
});

it('tries the widget on the home page where no page was rendered', async () => {
  await expect(trial({ '/': home }, [])).resolves.toBeUndefined();
  await expect(trial({ '/': `${home}throw new Error('no home');` }, [])).rejects.toThrow('no home');
});

it('ends at its own time limit, whatever the limit for each page', async () => {
  // In a browser of its own, as a page that hangs keeps a processor busy until its browser ends.
  const own = await openStage();
  const longSteps = { ...limits, stepMs: 60_000, wholeMs: () => 1_000 };
  const late = trial({ '/b': 'while (true);' }, ['/b'], longSteps, own);
  await expect(late).rejects.toThrow(/^\/b fails .*the trial of all pages takes longer than 1 s/);
  await own.close();
});

/** A script with a `require` that knows the production build of React, for pages that tests write by hand. */
function reactInBrowser(): string {
  const fromHere = createRequire(import.meta.url).resolve;
  const fromReactDom = createRequire(fromHere('react-dom')).resolve;
  const build = (main: string, name: string) => path.join(path.dirname(main), `cjs/${name}.production.js`);
  const modules = Object.entries({
    react: build(fromHere('react'), 'react'),
    'react-dom': build(fromHere('react-dom'), 'react-dom'),
    'react-dom/client': build(fromHere('react-dom'), 'react-dom-client'),
    scheduler: build(fromReactDom('scheduler'), 'scheduler'),
  }).map(([name, file]) => `${JSON.stringify(name)}: (exports) => {${readFileSync(file, 'utf8')}}`);
  return `const modules = {${modules}}, loaded = {};
    function require(name) {
      if (loaded[name] === undefined) modules[name](loaded[name] = {});
      return loaded[name];
    }`;
}

/** The script of a page whose heading React renders in the browser as this expression. */
const rendering = (text: string) => `${reactInBrowser()}
  const { createElement, useEffect } = require('react');
  function Heading() {
    useEffect(() => { ${hydrate} }, []);
    return createElement('b', null, ${text});
  }
  require('react-dom/client').hydrateRoot(document.querySelector('h1'), createElement(Heading));`;

it('always refuses a page that React has to render again in the browser', async () => {
  const times = Number(process.env.MISMATCHES ?? 3);
  const folder = await siteOf({ '/differs': rendering('String(Date.now())'), '/same': rendering("'/same'") });
  for (const page of ['differs', 'same']) {
    const file = path.join(folder, page, 'index.html');
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<h1>', '<h1><b>').replace('</h1>', '</b></h1>'));
  }
  const next = { ...first, folder };
  await browserTrial(stage, { ...next, pages: ['/same'] }, limits);
  const sentences = await mapWithLimit(Array.from({ length: times }), 3, () =>
    browserTrial(stage, { ...next, pages: ['/differs'] }, limits).then(
      () => 'passed',
      ({ message }: Error) => message,
    ),
  );
  const refusal = expect.stringMatching(
    /^\/differs fails in a browser .*its first render in the browser differs from its HTML/,
  );
  expect(sentences).toEqual(Array.from({ length: times }, () => refusal));
});

it('names the page with a late fault, not those that are tried beside and after it', async () => {
  const late = `${hydrate}setTimeout(() => { throw new Error('late') }, 400);`;
  const pages = { '/a': hydrate, '/b': hydrate, '/c': late, '/d': hydrate, '/e': hydrate };
  await expect(trial(pages)).rejects.toThrow(/^\/c fails .*“late”/);
});

it('blames no page when the browser itself ends', async () => {
  const own = await openStage();
  const refused = expect(trial({ '/a': 'while (true);' }, ['/a'], limits, own)).rejects.toThrow(
    /^The browser ended .* the release was not judged/,
  );
  await vi.waitUntil(() => own.browser.contexts()[0]?.pages()[0], { timeout: 20_000 });
  await own.close();
  await refused;
});

it('ends a visit that is no longer needed while its page is being opened', async () => {
  const ended = new AbortController();
  const newContext = async (options: BrowserContextOptions) => {
    const context = await stage.browser.newContext(options);
    const newPage = () => {
      const opening = context.newPage();
      ended.abort();
      return opening;
    };
    return Object.assign(Object.create(context) as BrowserContext, { newPage });
  };
  const browser = Object.assign(Object.create(stage.browser) as Browser, { newContext });
  const visit = { browser, visitor: desktop, address: '/', url: '', liveUrl: '', limits };
  const next = { ...first, folder: '', pages: [] };
  expect(await visitPage({ ...visit, next }, [], ended.signal)).toBeUndefined();
});

it('accepts an accessibility fault that is live already, and refuses a second one', async () => {
  const picture = `document.querySelector('main').append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }));`;
  const live = await siteOf({ '/a': hydrate + picture });
  const next = { releases: [], pages: ['/a'], live };
  await browserTrial(stage, { ...next, folder: await siteOf({ '/a': hydrate + picture }) }, limits);
  const worse = browserTrial(
    stage,
    { ...next, folder: await siteOf({ '/a': hydrate + picture + picture }) },
    limits,
  );
  await expect(worse).rejects.toThrow(/^\/a fails .*image-alt at <img/);
});

it('refuses a page that loads more code than the budget after it has started', async () => {
  const folder = await siteOf({ '/a': `${hydrate}import('/late.js');` });
  const next = { ...first, folder, pages: ['/a'] };
  await writeFile(path.join(folder, 'late.js'), `//${'x'.repeat(189_998)}`);
  await browserTrial(stage, next, limits);
  await writeFile(path.join(folder, 'late.js'), `//${'x'.repeat(189_999)}`);
  await expect(browserTrial(stage, next, limits)).rejects.toThrow(
    /^\/a fails .*\(it loads 190001 bytes of code \(JavaScript, brotli\) without being asked to, the budget is 190000\)/,
  );
});

it('refuses a widget that does not open', async () => {
  await expect(trial({ '/': hydrate }, ['/'], { ...limits, stepMs: 5_000 })).rejects.toThrow(
    /^\/ fails .*its assistant does not open/,
  );
});
