/** The office’s editor, used by somebody who has never seen git: with clicks and words, or with the keyboard alone. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { commitAll } from 'server/testing/commitAll';
import { phonePhoto } from 'server/testing/phonePhoto';
import { excessWidth } from '../test.ts';
import { test as base, expect } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const test = base.extend<{
  /** The address of an editor that has let this browser in, edits the workspace and publishes to the test’s site. */
  editor: string;
}>({
  editor: async ({ page, site, workspace }, use) => {
    if (!existsSync(path.join(workspace.root, '.git'))) commitAll(workspace.root);
    const env = { SITE_ROOT: site.root, DATA_DIR: path.join(site.root, '../data') };
    const program = workspace.startEditor(['--as', 'Asha Sample', '--no-open', '--port', '0'], env);
    const [shown] = await once(createInterface(program.stdout), 'line');
    const address = /http:\S+/.exec(shown)?.[0] ?? '';
    await page.goto(address);
    await page.getByRole('link', { name: 'Change the content' }).waitFor();
    await use(new URL(address).origin);
    program.kill('SIGTERM');
    await once(program, 'exit');
  },
});

test.use({
  // The editor changes files by itself and commits them, which the other tests’ workspace would keep.
  workspaceOf: 'office',
  // A narrow window has no site beside the form, whose development servers have fixed ports that may be taken.
  viewport: { width: 960, height: 900 },
  savesData: false,
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now').click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
}

/** Opens the form of a new entry. */
async function addTo(page: Page, collection: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Content' }).click();
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('link', { name: `New in ${collection}` }).click();
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function addToList(page: Page, list: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${list}` }).click();
  await page.getByRole('textbox', { name: 'Entry' }).fill(entry);
}

/** Run in a page: what axe finds wrong with it. */
const faults = async (): Promise<string[]> => {
  const { violations }: AxeResults = await (
    window as unknown as { axe: typeof import('axe-core') }
  ).axe.run();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 780 },
    // The browser and Decap log the refusal.
    expectedMessages: [/status of 422|^API_ERROR: Somebody has changed this entry|^Object$/],
  });

  test('the editor’s own pages fit and pass axe, and the keyboard alone fills in and saves a form', async ({
    page,
    editor,
    site,
    workspace,
  }) => {
    const enquiry = { name: 'A Student', email: 'student@mail.example', phone: '', message: 'Japan?' };
    await page.request.post(`${site.url}/api`, { data: { ...enquiry, timestamp: new Date().toISOString() } });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const url of ['/', '/changes', '/figures', '/owner', '/enquiries', '/enquiries/1']) {
        await page.goto(editor + url);
        await page.evaluate(axe);
        expect(await page.evaluate(faults), `${url}, ${scheme}`).toEqual([]);
        expect(await excessWidth(page), url).toBeLessThanOrEqual(0);
      }
    }
    await page.goto(`${editor}/content/#/collections/pages-and-prices/entries/shell-content-charges-json`);
    await page.getByRole('button', { name: 'Open or close PTE' }).press('Enter');
    const fee = page.getByLabel('Fee').filter({ visible: true });
    await fee.press('ControlOrMeta+A');
    await page.keyboard.type('NPR 11,000');
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    const saveNow = async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Save now' })).toBeFocused();
      await page.keyboard.press('Enter');
    };
    // The form does not overwrite somebody else's change, and stays as it is.
    const file = 'shell/src/content/charges.json';
    const before = await workspace.read(file);
    await workspace.write(file, before.replace('What we charge', 'Our prices'));
    await saveNow();
    const refusal = page.getByRole('dialog', { name: 'Not saved' });
    await expect(refusal).toContainText('Somebody has changed this entry');
    await page.keyboard.press('Enter');
    await expect(refusal).toBeHidden();
    await expect(fee).toHaveValue('NPR 11,000');
    await workspace.write(file, before);
    await saveNow();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    expect(await workspace.read(file)).toContain('"NPR 11,000"');
    // The next test publishes in the same workspace, where a change of the shell would be tried on every page.
    execFileSync('git', ['checkout', '--quiet', file], { cwd: workspace.root });
  });
});

test('the command that docs/editing.md gives opens the editor', async ({ workspace }) => {
  const [, command = ''] = /`pnpm (.+?) --as/.exec(await workspace.read('docs/editing.md')) ?? [];
  const { stdout } = await workspace.pnpm([...command.split(' '), '--help']);
  expect(stdout).toContain('Opens an editor of the site’s content');
});

async function changeFee(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pages and prices', exact: true }).click();
  await page.getByRole('link', { name: 'Charges' }).click();
  await page.getByRole('button', { name: 'Open or close IELTS' }).click();
  await page.getByLabel('Fee').filter({ visible: true }).fill('NPR 12,500');
  await save(page);
}

async function addStaff(page: Page): Promise<void> {
  await addTo(page, 'Staff');
  await fill(page, {
    Order: '6',
    Name: 'Dolma Sample',
    Role: 'Education Consultant',
    Email: 'dolma@sayapatri.example',
    Phone: '+977 01-5550149',
    Biography: 'Dolma reads visa papers with students, until nothing is missing.',
  });
  await addToList(page, 'expertise', 'Visa papers');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await expect(page.getByRole('button', { name: 'Choose selected' })).toBeHidden();
  // The form shows the photo itself before it is saved.
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  await save(page);
}

async function choosePhotoFromLibrary(page: Page): Promise<void> {
  await addTo(page, 'Staff');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.getByText('img-2041.jpg').click();
  await page.getByRole('button', { name: 'Choose selected' }).click();
  const width = () =>
    page
      .getByRole('presentation')
      .evaluateAll((all) => Math.max(...all.map((one) => (one as HTMLImageElement).naturalWidth)));
  await expect.poll(width).toBe(2000);
}

async function writeArticle(page: Page): Promise<void> {
  await addTo(page, 'Articles');
  await fill(page, {
    Title: 'What to pack for your first term',
    Excerpt: 'What belongs in the hand luggage, what in the suitcase, and what is better bought there.',
    Author: 'Student Support Team',
    Date: '2026-01-12',
    Category: 'Before you leave',
    'Image alt': 'Kites above the roofs of a town',
    'Read time': '2',
  });
  await addToList(page, 'tags', 'packing');
  await page.getByLabel('Cover').click();
  await page.getByText('rooftop-kites', { exact: true }).click();
  await page
    .locator('[contenteditable=true]')
    .first()
    .fill('Your passport, the offer and the insurance belong in your hand luggage.');
  await save(page);
}

async function opened(page: Page, link: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: link }).first().click(),
  ]);
  return tab;
}

test('a newcomer publishes an article, undoes it, changes a fee and adds a member of staff with a photo', async ({
  page,
  editor,
  site,
  workspace,
}) => {
  await page.getByRole('link', { name: 'Change the content' }).click();
  await writeArticle(page);

  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('link', { name: 'Preview and publish' })
    .click();
  await page.getByRole('button', { name: 'Make a preview' }).click();
  const whole = page.getByRole('link', { name: 'Look at the whole site' });
  const refusal = page.getByRole('alert');
  await expect(whole.or(refusal)).toBeVisible({ timeout: 180_000 });
  await expect(refusal).toHaveCount(0);
  const preview = await opened(page, 'Look at the whole site');
  await preview.goto(new URL('/blogs/what-to-pack-for-your-first-term', preview.url()).href);
  await expect(preview.getByText('in your hand luggage')).toBeVisible();
  const pictures = await opened(page, 'Before and after');
  await expect(pictures.getByRole('img').first()).toBeVisible();
  expect((await page.request.get(`${site.url}/blogs/what-to-pack-for-your-first-term`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything that is saved is live.')).toBeVisible({ timeout: 180_000 });
  await page.goto('/blogs/what-to-pack-for-your-first-term');
  await expect(page.getByText('in your hand luggage')).toBeVisible();
  const author = execFileSync('git', ['log', '-1', '--format=%an'], {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  expect(author).toBe('Asha Sample\n');

  // The last publication is taken back, on the site and in the content.
  await page.goto(`${editor}/changes`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: /^Undoes “Adds Articles: What to pack/ })).toBeVisible({
    timeout: 180_000,
  });
  expect((await page.request.get(`${site.url}/blogs/what-to-pack-for-your-first-term`)).status()).toBe(404);
  await page.goto(`${editor}/content/`);
  await changeFee(page);
  await addStaff(page);
  await choosePhotoFromLibrary(page);
  await page.goto(`${editor}/changes`);
  for (const words of [
    'Changes Pages and prices: Charges',
    'Adds the photo img-2041',
    'Adds Staff: Dolma Sample',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
});
