/**
 * A page can be read, opened directly, by a link or by Back, whatever fails to load. One remote, which the same code loads as
 * all others, is tried with scripts that fail at once and with late ones, the shell and the assistant with one fault. Scripts
 * that were changed are tried in journeys/scripts.spec.ts, refused ones in journeys/leaving.spec.ts, missing ones of all
 * packages in journeys/scripts-fail.spec.ts, and a remote that hangs while a link opens it in six-connections.spec.ts.
 */
import type { Page, Route } from '@playwright/test';
import { deferred, expect, test } from '../test.ts';

/** Answers a request for a script instead of the site; `late` resolves when the page has given up. */
type Fault = (route: Route, late: Promise<void>) => Promise<void>;

const faults: Record<string, Fault> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hanging: async () => {},
  late: (route, late) => late.then(() => route.continue()),
};

interface Target {
  path: string;
  heading: RegExp;
  /** Name of the footer's link to the page. */
  link: string;
  faults: string[];
}

/** A page that needs the package. */
const targets: Record<string, Target> = {
  shell: { path: '/services', heading: /Services/, link: 'Services', faults: ['hanging'] },
  'remote-test-prep': {
    path: '/ielts-pte',
    heading: /IELTS/,
    link: 'IELTS and PTE',
    faults: ['missing', 'late'],
  },
  // The assistant has no page; while it is down its button leads to this one.
  'remote-chat': { path: '/contact', heading: /Contact/, link: 'Contact', faults: ['missing'] },
};
const elsewhere = { path: '/services/career', heading: /Career/i };

test.use({ expectedMessages: [/./] });
// A page waits for each fault.
test.describe.configure({ timeout: 120_000 });

for (const [name, target] of Object.entries(targets))
  for (const fault of target.faults)
    test(`while ${name} is ${fault}, a page that needs it can be read, and the page before it`, async ({
      page,
    }) => {
      const { promise: late, resolve: isLate } = deferred();
      await page.route(`**/_/${name}/**/*.js`, async (route) => {
        // A page that is left aborts its requests.
        await faults[fault]?.(route, late).catch(() => {});
      });
      await page.goto(target.path, { waitUntil: 'commit' });
      const told = page.getByText('A part of this page could not be loaded');
      await Promise.all([
        expectReadable(page, target),
        // Awaited from the start, because the toast disappears after four seconds.
        ...(name === 'remote-test-prep' ? [told.waitFor({ timeout: 60_000 })] : []),
      ]);
      isLate();
      await expectReadable(page, target);

      await page.goto(elsewhere.path, { waitUntil: 'commit' });
      await expectReadable(page, elsewhere);
      const link =
        name === 'remote-chat'
          ? page.getByRole('button', { name: 'Chat with us' })
          : page.getByRole('contentinfo').getByRole('link', { name: target.link, exact: true });
      await link.click({ noWaitAfter: true });
      await expectReadable(page, target);
      await page.goBack({ waitUntil: 'commit' });
      await expectReadable(page, elsewhere);
      await page.goForward({ waitUntil: 'commit' });
      await expectReadable(page, target);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

async function expectReadable(
  page: Page,
  { path, heading }: Pick<Target, 'path' | 'heading'>,
): Promise<void> {
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main).toHaveText(/.{400}/);
}
