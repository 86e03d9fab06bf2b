/** Small pages in a real browser. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapWithLimit } from '../mapWithLimit.ts';
import { emptySite, store } from '../testing/fakeSite.ts';
import { reactInBrowser } from '../testing/reactInBrowser.ts';
import { UserError } from '../userError.ts';
import { browserTrial, type TrialLimits } from './browserTrial.ts';
import { openStage, type Stage } from './stage.ts';

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

/** Long enough for a busy machine; pages that hang or never come to rest have shorter limits. */
const limits: TrialLimits = { stepMs: 60_000, checkMs: 60_000, restMs: 60_000, wholeMs: () => 240_000 };
const limitsForEndless = { ...limits, restMs: 3_500 };
const limitsForHanging = { ...limits, stepMs: 5_000 };

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

/** Pages that one visitor reads, as nothing but their content has changed. */
const read = (pages: string[]) => ({
  pages,
  depths: new Map(pages.map((page) => [page, 'content' as const])),
});

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

const faults: Record<string, [script: string, sentence: RegExp]> = {
  throws: [`${hydrate}throw new Error('no such price');`, /no such price/],
  'throws 400 ms after it has hydrated': [
    `${hydrate}setTimeout(() => { throw new Error('late') }, 400);`,
    /\(its code reports the error “late”\), so /,
  ],
  'rejects without a handler': [`${hydrate}Promise.reject(new Error('unhandled'));`, /unhandled/],
  'renders something else than its HTML': [
    `${hydrate}throw new Error('Minified React error #418; visit https://react.dev/errors/418');`,
    /\(its first render in the browser differs from its HTML, .* \(React error 418, .*\)\)/,
  ],
  logsAnError: [
    `${hydrate}console.error('Hydration failed')`,
    /\(its code reports the error “Hydration failed”\)/,
  ],
  'lacks a file': [
    `${hydrate}document.body.append(Object.assign(new Image(), { src: '/none.png' }))`,
    /\(\/none\.png is answered with 404\)/,
  ],
  'goes on working for ever': [
    `${hydrate}const again = () => requestAnimationFrame(again); again();`,
    /\(it does not come to rest within 3.5 s, because of animation frames\)/,
  ],
  'goes on changing the document': [
    `${hydrate}const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { document.body.title = performance.now(); port2.postMessage(0); }; port2.postMessage(0);`,
    /\(it does not come to rest within 3.5 s, because of changes of the document\)/,
  ],
  'goes on asking for files': [
    `${hydrate}const ask = () => fetch('', { cache: 'no-store' }).then(ask); ask();`,
    /\(it does not come to rest within 3.5 s, because of requests\)/,
  ],
  'changes its title': [
    `${hydrate}document.title = 'Mine';`,
    /\(its code changes the document's title from "\/bad-\d+ \| Site" to "Mine"\)/,
  ],
  'patches a built-in': [
    `${hydrate}Array.prototype.map = function () { return this; };`,
    /\(it replaces or adds the built-in Array\.prototype\.map\)/,
  ],
  'adds to a built-in': [
    `${hydrate}Object.defineProperty(String.prototype, 'shout', { value: () => '!' });`,
    /\(it replaces or adds the built-in String\.prototype\.shout\)/,
  ],
  'moves while it loads': [
    // Once there is a picture that can move.
    `${hydrate}new PerformanceObserver(() => document.querySelector('main').prepend(
      Object.assign(document.createElement('div'), { style: 'height: 400px' })),
    ).observe({ type: 'paint', buffered: true });`,
    /\(its parts move while it loads \(cumulative layout shift 0\.\d+, under 0\.05 is wanted\)\)/,
  ],
  'covers the header': [
    `${hydrate}document.body.append(
      Object.assign(document.createElement('div'), { className: 'offer', style: 'position: fixed; inset: 0' }));`,
    /\(the header is covered by <div class="offer"/,
  ],
  'has a picture without a text': [
    `${hydrate}document.querySelector('main').append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))`,
    /\(axe finds an accessibility fault, image-alt at <img/,
  ],
  'can’t be read in dark': [
    `${hydrate}document.head.insertAdjacentHTML('beforeend',
      '<style>@media (prefers-color-scheme: dark) { h1 { color: #ccc } }</style>');`,
    /\(axe finds an accessibility fault, color-contrast at <h1>/,
  ],
  'is too wide for a narrow screen': [
    `${hydrate}document.querySelector('h1').style.width = '400px';`,
    /\(it is \d+ px too wide on a screen of 320 px\)/,
  ],
};

/** Pages that are tried one at a time, because each keeps a processor busy. */
const hangs: typeof faults = {
  'does not hydrate': ['', /\(it does not hydrate within 5 s\)/],
  'never ends after it has hydrated': [
    // Keeps the page busy until then, so that it does not come to rest earlier.
    `${hydrate}let count = 0;
    setInterval(() => { document.body.title = ++count; if (count === 20) while (true); }, 100);`,
    /\(it stops answering and does not come to rest within 5 s\)/,
  ],
};

const allFaults = { ...faults, ...hangs };
let badPages: string;
beforeAll(async () => {
  const scripts = Object.values(allFaults).map(([script], index) => [`/bad-${index}`, script]);
  badPages = await siteOf(Object.fromEntries(scripts));
});

async function expectRefusal(fault: string, limitsOfTrial: TrialLimits, stageOfTrial = stage) {
  const index = Object.keys(allFaults).indexOf(fault);
  const [, sentence] = allFaults[fault] ?? ['', /^$/];
  const refused = browserTrial(
    stageOfTrial,
    { ...first, folder: badPages, ...read([`/bad-${index}`]) },
    limitsOfTrial,
  );
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(
    new RegExp(`^/bad-${index} fails in a browser inside the live shell \\(.*\\), so .+: .+\\.$`),
  );
  await expect(refused).rejects.toBeInstanceOf(UserError);
}

it.concurrent.each(Object.keys(faults))('refuses a page that %s, by its name', (fault) =>
  expectRefusal(fault, fault.startsWith('goes on') ? limitsForEndless : limits),
);

describe('in a browser of its own, as a page that hangs keeps a processor busy until its browser ends', () => {
  let own: Stage;
  beforeAll(async () => {
    own = await openStage();
  });
  afterAll(() => own.close());

  it.each(Object.keys(hangs))('refuses a page that %s, by its name', (fault) =>
    expectRefusal(fault, limitsForHanging, own),
  );

  it('ends at its own time limit, whatever the limit for each page', async () => {
    const longSteps = { ...limits, stepMs: 60_000, wholeMs: () => 1_000 };
    const late = trial({ '/b': 'while (true);' }, ['/b'], longSteps, own);
    await expect(late).rejects.toThrow(/^\/b fails .*the trial of all pages takes longer than 1 s/);
  });
});

/** A page whose heading React renders, in the browser as the expression says. */
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

it('refuses a page that loads more code than its budget after it has started', async () => {
  const folder = await siteOf({
    '/a': `${hydrate}import('/_/remote-a/late.js'); import('/_/remote-a/text-12345678.js');`,
  });
  await mkdir(path.join(folder, '_/remote-a'), { recursive: true });
  const write = (file: string, size: number) =>
    writeFile(path.join(folder, '_/remote-a', file), `//${'x'.repeat(size - 2)}`);
  await write('text-12345678.js', 20_000);
  const { release } = await storedRemote();
  const next = { folder, live: '', releases: [release], pages: ['/a'] };
  await write('late.js', 14_999);
  await browserTrial(stage, next, limits);
  await write('late.js', 15_000);
  await expect(browserTrial(stage, next, limits)).rejects.toThrow(
    /^\/a fails .*\(it loads 15000 bytes of code \(JavaScript, brotli\) without being asked to, the budget is under 15000\)/,
  );
});

/** A remote that owns /a, which has one file of content. */
const storedRemote = async () =>
  store(await emptySite(), {
    name: 'remote-a',
    text: 'a',
    pages: [{ path: '/a', files: ['browser/text-12345678.js'], content: ['browser/text-12345678.js'] }],
    files: { 'browser/text-12345678.js': '' },
  });

it('refuses a widget that does not open', async () => {
  await expect(trial({ '/': hydrate }, ['/'], limitsForHanging)).rejects.toThrow(
    /^\/ fails .*its assistant does not open/,
  );
});
