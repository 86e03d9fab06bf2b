import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, ensureBrowser } from 'compose/browser';
import { type Browser, chromium } from 'playwright';
import { buildBlogListPage } from './blogListPage.ts';
import { median, sorted } from './measure/median.ts';

const site = 'http://blog.invalid';
const typed = 'scholarship';
/** How many times slower the processor is made, as developer tools do to imitate a mid-range phone. */
const slowdown = 4;
/** How often the word is typed and deleted; the first round only warms up and is not counted. */
const rounds = 6;
const keysARound = 2 * typed.length;

/**
 * Milliseconds from each key press to the next painted frame, in the list page at `address`, shortest first. Each key's
 * time is the median of its rounds, so that other work on the machine is not counted as a slow key.
 */
async function timeTyping(browser: Browser, folder: string, address: string): Promise<number[]> {
  const page = await browser.newPage();
  await page.route(`${site}/**`, (route) => {
    const pathname = new URL(route.request().url()).pathname.replace('/_/remote-blog/', '/');
    if (path.extname(pathname)) return route.fulfill({ path: path.join(folder, pathname) });
    const body =
      '<!doctype html><html lang="en"><body><script type="module" src="/entry.js"></script></body></html>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(site + address, { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await page.evaluateHandle(() => {
    const measured: number[] = [];
    addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // The message arrives after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.push(performance.now() - timeStamp);
        port2.postMessage('');
      }),
    );
    return measured;
  });
  const field = page.getByLabel('Search articles');
  for (let round = 0; round < rounds; round++) {
    await field.pressSequentially(typed, { delay: 80 });
    for (const _ of typed) await field.press('Backspace', { delay: 40 });
  }
  const keys = rounds * keysARound;
  await page.waitForFunction(({ measured, count }) => measured.length === count, {
    measured: times,
    count: keys,
  });
  const all = await times.jsonValue();
  await page.close();
  const rest = all.slice(keysARound);
  return sorted(
    Array.from({ length: keysARound }, (_, key) =>
      median(rest.filter((_, index) => index % keysARound === key)),
    ),
  );
}

/** Times typing in the blog's search with a thousand posts, compared with the site's own posts. */
export async function blogSearch(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-blog-'));
  buildBlogListPage(folder);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  try {
    const few = await timeTyping(browser, folder, '/real');
    const many = await timeTyping(browser, folder, '/1000');
    const longest = (times: number[]) => times.at(-1) ?? Number.NaN;
    for (const [name, of] of Object.entries({ median, longest })) {
      console.log(
        `blog search, 1,000 posts: ${name} key to frame ${of(many).toFixed(0)} ms, ${(of(many) / of(few)).toFixed(2)} × the site’s own posts (processor slowed ${slowdown} ×)`,
      );
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
