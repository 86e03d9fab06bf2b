/** A team with a repository of its own takes a new remote from an empty folder into the site, and back. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { startServer } from '../startServer.ts';
import { expect, test, visit } from '../test.ts';
import { documentedCommands, run } from './outsideRepository.ts';

test.describe.configure({ timeout: 900_000 });

let folder: string;
let siteRoot: string;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'outside-')));
  // A copy of the site that the journeys visit.
  siteRoot = path.join(folder, 'site/var');
  await mkdir(path.dirname(siteRoot));
  execFileSync('cp', ['-a', sitePaths().root, siteRoot]);
  server = await startServer({
    SITE_DIR: path.join(siteRoot, 'current'),
    DATA_DIR: path.join(folder, 'site/data'),
  });
});
test.afterAll(async () => {
  server.process.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const name = 'remote-scholarships';

test('the documented commands take a new remote to a running site’s menu and back', async ({ page }) => {
  const command = await documentedCommands();
  const repository = path.join(folder, 'remotes');
  const env: Record<string, string> = { SITE_ROOT: siteRoot };
  const step = (words: string, title = words) => test.step(title, () => run(command(words), repository, env));
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(repository, name, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(path.join(repository, name, file), text.replace(from, to));
  };

  const project = path.resolve(import.meta.dirname, '../..');
  const pack = command('pack:kit').replace('../remotes', repository);
  await test.step('create', () => run(pack, project));
  await step('git init');
  await step('install');
  await step('new-remote');
  // The new folder's packages are installed before the next command.
  for (const script of ['test', 'typecheck', 'lint']) await step(`pnpm ${script}`);

  await edit('src/remote.tsx', 'nav: [', "nav: [{ area: 'test-preparation', label: 'Grants', order: 60 }, ");
  const refused = run(command('pnpm release'), repository);
  await expect(refused).rejects.toThrow('No store is named: let RELEASE_STORE name the site’s store');
  env.RELEASE_KEY_FILE = path.join(folder, 'key.pem');
  const made = await run(`${command('new-key')} ${env.RELEASE_KEY_FILE}`, repository);
  const [publicHalf] = /MCow\S+(?=")/.exec(made) ?? [];
  // The site's team has this list too.
  await writeFile(path.join(repository, 'owners.json'), JSON.stringify({ [name]: [publicHalf] }));
  await step('pnpm release');

  await visit(page, `${server.url}/about`);
  await page.getByRole('button', { name: 'Test Preparation' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Grants' })).toBeVisible();
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/scholarships</loc>');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships', exact: true }).click();
  await expect(page.getByText('This page is new')).toBeVisible();

  const h1 = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${server.url}/scholarships`)).text())?.[1];
  await edit('src/content/scholarships.ts', "title: 'Scholarships'", "title: 'Grants'");
  await step('pnpm release', 'release of a change');
  expect(await h1()).toBe('Grants');
  await step('rollback');
  expect(await h1()).toBe('Scholarships');
  expect(await step('pnpm releases')).toContain('rolled back');
});
