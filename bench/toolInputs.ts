import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { browserArguments, ensureBrowser } from 'compose/browser';
import { sitePaths } from 'compose/paths';
import { type Browser, chromium, type Page } from 'playwright';
import { observeInputs, reportedTimes } from './measure/inputTimes.ts';
import { median } from './measure/median.ts';

const site = 'http://site.invalid';
/** How many times slower the processor is made, to imitate a mid-range phone. */
const slowdown = 4;
/** The target from input to paint, in milliseconds. */
const wanted = 100;
const rounds = 5;

/** For each tool, how one round changes one of its answers. */
const tools: Record<string, (page: Page, round: number) => Promise<void>> = {
  '/plan/cost': (page) => page.getByLabel('Country', { exact: true }).press('ArrowDown'),
  '/plan/compare': (page) => page.getByLabel('UK', { exact: true }).press('Space'),
  '/plan/check': (page) => page.getByLabel('GPA or percentage', { exact: true }).press('3'),
  '/plan/intake': (page) => page.getByLabel('Country', { exact: true }).press('ArrowDown'),
  '/plan/checklist': (page) =>
    page
      .getByLabel(/^Passport/)
      .first()
      .press('Space'),
  '/ielts-pte': (page, round) =>
    page.getByLabel('Overall score', { exact: true }).press(round === 0 ? '6' : 'Backspace'),
};

/** Milliseconds from each input of a tool to the next paint, shortest first. */
async function timeInputs(browser: Browser, folder: string, address: string): Promise<number[]> {
  const page = await browser.newPage();
  await page.route(`${site}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    return route.fulfill({ path: isFolder ? path.join(file, 'index.html') : file });
  });
  await page.goto(site + address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await observeInputs(page);
  for (let round = 0; round < rounds; round++) {
    await tools[address]?.(page, round);
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
        ),
    );
  }
  const all = await reportedTimes(times, rounds);
  await page.close();
  return all;
}

/** Times input to paint in each planning tool of the composed site, compared with the target of 100 ms. */
export async function toolInputs(): Promise<void> {
  const { current } = sitePaths();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  try {
    for (const address of Object.keys(tools)) {
      const times = await timeInputs(browser, current, address);
      const longest = times.at(-1) ?? 0;
      console.log(
        `${address}: input to paint median ${median(times).toFixed(0)} ms, longest ${longest.toFixed(0)} ms of ${rounds}, ${(longest / wanted).toFixed(2)} × the ${wanted} ms wanted (processor slowed ${slowdown} ×)`,
      );
    }
  } finally {
    await browser.close();
  }
}
