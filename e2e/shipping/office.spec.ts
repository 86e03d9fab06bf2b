/** The office’s editor, as somebody uses it who has never seen git: with clicks and words, or with the keyboard alone. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { AxeResults } from 'axe-core';
import { excessWidth } from '../test.ts';
import { test as base, expect } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const test = base.extend<{
  /** The editor’s address for this browser, which is let in. It edits the workspace, and publishes to the test’s site. */
  editor: string;
}>({
  editor: async ({ page, site, workspace }, use) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace.root });
    if (!existsSync(path.join(workspace.root, '.git'))) {
      git('init', '--quiet');
      git('add', '--all');
      git('-c', 'user.name=Owner', '-c', 'user.email=owner@office.example', 'commit', '--quiet', '-m', 'All');
    }
    const env = { SITE_ROOT: site.root, DATA_DIR: path.join(site.root, '../data') };
    const program = workspace.startEditor(['--as', 'Asha Sample', '--no-open'], env);
    const [shown] = await once(createInterface(program.stdout), 'line');
    const address = /http:\S+/.exec(shown)?.[0] ?? '';
    await page.goto(address);
    await page.getByRole('link', { name: 'Change the content' }).waitFor();
    await use(new URL(address).origin);
    program.kill('SIGTERM');
    await once(program, 'exit');
  },
});

// The editor changes files by itself and commits them, which the other tests’ workspace would keep.
test.use({ workspaceOf: 'office' });

/** Run in a page: what axe finds wrong with it. */
const faults = async (): Promise<string[]> => {
  const { violations }: AxeResults = await (
    window as unknown as { axe: typeof import('axe-core') }
  ).axe.run();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the editor’s own pages fit, and axe finds nothing; a form is filled in and saved with the keyboard alone', async ({
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
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Save now').press('Enter');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    expect(await workspace.read('shell/src/content/charges.json')).toContain('"NPR 11,000"');
  });
});
