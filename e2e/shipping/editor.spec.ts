/** The editor of the content: Decap over a copy of the tree. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { freePort } from 'server/testing/freePort';
import { test as base, expect } from './test.ts';

const test = base.extend<{
  /** The address of an editor of the workspace's content. */
  editor: string;
}>({
  editor: async ({ workspace }, use) => {
    const program = workspace.start('shared/editor/src/edit.ts', ['--port', String(await freePort())]);
    const [shown] = await once(createInterface(program.stdout), 'line');
    await use(/http:\S+/.exec(shown)?.[0] ?? '');
    program.kill('SIGTERM');
    await once(program, 'exit');
  },
});

// Decap logs the refusal of a faulty form so.
test.use({ savesData: false, expectedMessages: [/^undefined$/] });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}

const charges = 'shell/src/content/charges.json';
const asmita = 'shell/src/content/staff/asmita.json';

test('the editor says a mistake at its field, and saves what is changed and nothing else', async ({
  page,
  editor,
  workspace,
}) => {
  const before = { charges: await workspace.read(charges), asmita: await workspace.read(asmita) };
  const values = { charges: JSON.parse(before.charges), asmita: JSON.parse(before.asmita) };
  await page.goto(editor);
  await page.getByRole('button', { name: 'Login' }).click();

  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('link', { name: /Asmita/ }).click();
  const email = page.getByLabel('Email');
  await email.fill('asmita');
  await publish(page);
  await expect(page.getByText('Email must be an e-mail address.')).toBeVisible();
  expect(await workspace.read(asmita)).toBe(before.asmita);
  await email.pressSequentially('@sayapatri.example');
  // A field that may be empty is left out of the file.
  await page.getByRole('switch').click();
  await publish(page);
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  delete values.asmita.leadership;
  expect(await workspace.read(asmita)).toBe(`${JSON.stringify(values.asmita, null, 2)}\n`);

  await page.getByRole('link', { name: /Writing in Staff/ }).click();
  await page.getByRole('link', { name: 'Pages and prices' }).click();
  await page.getByRole('link', { name: 'Charges', exact: true }).click();
  await page.getByText('IELTS', { exact: true }).locator('..').getByRole('button').first().click();
  await page.getByLabel('Fee').filter({ visible: true }).fill('NPR 12,500');
  await publish(page);
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  values.charges.classes[0].fee = 'NPR 12,500';
  expect(await workspace.read(charges)).toBe(`${JSON.stringify(values.charges, null, 2)}\n`);
  // Other tests use the same workspace.
  await writeFile(path.join(workspace.root, asmita), before.asmita);
  await writeFile(path.join(workspace.root, charges), before.charges);
});
