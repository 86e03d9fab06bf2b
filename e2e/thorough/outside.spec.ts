/** Teams with a repository of their own: a new remote from an empty folder, and one of this repository's remotes moved. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { sitePaths } from 'compose/paths';
import { contentsBelow } from 'compose/testing';
import { freePort } from 'server/testing/freePort';
import { startServer } from '../startServer.ts';
import { expect, hydrated, test } from '../test.ts';
import {
  documentedCommands,
  end,
  filesNamingProject,
  folderWithKit,
  project,
  run,
  start,
} from './outsideRepository.ts';

// A page from source is given two faults.
test.use({ expectedMessages: [/reading 'words'|status of 500|\[vite\] Failed to reload/] });
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let folder: string;
let siteRoot: string;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await realpath(await folderWithKit());
  siteRoot = path.join(await mkdtemp(path.join(tmpdir(), 'live-site-')), 'var');
  execFileSync('cp', ['-a', sitePaths().root, siteRoot]);
  server = await startServer({
    SITE_DIR: path.join(siteRoot, 'current'),
    DATA_DIR: path.join(path.dirname(siteRoot), 'data'),
  });
});
test.afterAll(async () => {
  server.process.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  await rm(path.dirname(siteRoot), { recursive: true, force: true });
});

const name = 'remote-scholarships';

test('the documented commands take a new remote to a running site’s menu and back', async ({ page }) => {
  const started = performance.now();
  const times: string[] = [];
  const command = await documentedCommands();
  const env: Record<string, string> = { SITE_ROOT: siteRoot };
  const step = async <T>(title: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await test.step(title, work);
    times.push(`${title} ${Math.round((performance.now() - begun) / 1000)} s`);
    return result;
  };
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(repository, name, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(path.join(repository, name, file), text.replace(from, to));
  };
  const repository = path.join(folder, name);
  const component = 'src/pages/ScholarshipsPage.tsx';
  const content = 'src/content/scholarships.ts';

  // npm would ask the public registry, in which anybody may have the kit's names.
  const kitless = command('create-remote ').replace(' --kit kit', '');
  await expect(run(kitless, folder)).rejects.toThrow('No registry is named for the kit');
  await step('create', () => run(command('create-remote '), folder));
  await run(command('git init'), repository);
  await step('install', () => run(command('npm install'), repository));
  expect(await filesNamingProject(path.join(repository, 'node_modules/@sayapatri'))).toEqual([]);

  await step('dev', async () => {
    // Another program may have the usual port.
    await edit('vite.config.ts', 'port: 5181', `port: ${await freePort()}`);
    const dev = start(
      command('npm run dev ').replace('https://www.example.com', server.url),
      repository,
      env,
    );
    try {
      await expect.poll(dev.output, { timeout: 120_000 }).toMatch(/ at http:\/\/localhost:\d+/);
      const [, address] = / at (http:\/\/localhost:\d+)/.exec(dev.output()) ?? [];
      // Until the page is connected, the development server has nobody to tell of a change.
      const connected = page.waitForEvent('console', (message) =>
        message.text().includes('[vite] connected'),
      );
      await page.goto(`${address}/about`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scholarships');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Blogs' })).toBeVisible();
      await connected;
      const tab = await page.evaluateHandle(() => Object.assign(window, { isSameDocument: true }));
      const file = path.join(repository, name, component);
      const source = await readFile(file, 'utf8');
      /** Saves the component with `text` in front until `shows` is visible: changes close together may be dropped. */
      const save = (text: string, shows: Locator) =>
        expect(async () => {
          writeFileSync(file, source.replace('<Hero', `${text}<Hero`));
          await expect(shows).toBeVisible({ timeout: 5_000 });
        }).toPass();
      await save('<p>Seen as it is saved</p>', page.getByText('Seen as it is saved'));
      await save('{[].at(0).words}', page.getByRole('alert'));
      await save('<p>Repaired</p>', page.getByText('Repaired', { exact: true }));
      expect(await tab.evaluate(({ isSameDocument }) => isSameDocument)).toBe(true);
      await save('<p>Not closed', page.locator('vite-error-overlay'));
      await save('<p>Closed</p>', page.getByText('Closed', { exact: true }));
      await writeFile(file, source);
    } finally {
      await page.goto('about:blank');
      await end(dev.child);
    }
  });

  await step('test', () => run(command('npm test'), repository));
  await step('typecheck', () => run(command('npm run typecheck'), repository));

  const inTestPreparation = "{ area: 'test-preparation', label: 'Scholarships', order: 60 }";
  await edit('src/remote.tsx', 'nav: [', `nav: [${inTestPreparation}, `);
  await step('key', async () => {
    const made = await run(command('new-key'), repository, { HOME: folder });
    const [publicHalf] = /MCow\S+(?=")/.exec(made) ?? [];
    // The site's team has this list too.
    await writeFile(path.join(repository, 'owners.json'), JSON.stringify({ [name]: [publicHalf] }));
    env.RELEASE_KEY_FILE = path.join(folder, `.release-keys/${name}.pem`);
  });
  // The first release changes the menus, so every page is tried; later ones are tried on the remote's own page.
  await step('release', () => run(`npm run release ${name}`, repository, env));
  await page.goto(`${server.url}/about`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Test Preparation' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Scholarships' })).toBeVisible();
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/scholarships</loc>');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships', exact: true }).click();
  await expect(page.getByText('This page is new')).toBeVisible();

  const h1 = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${server.url}/scholarships`)).text())?.[1];
  await edit(content, "title: 'Scholarships'", "title: 'Grants'");
  const before = await contentsBelow(siteRoot);
  // A check and a preview need no key.
  const keyless = { SITE_ROOT: siteRoot };
  const checked = await step('check', () => run(command('npm run check'), repository, keyless));
  expect(checked).toContain('would be live');
  expect(await contentsBelow(siteRoot)).toEqual(before);
  await step('preview', () => run(command('--to preview/first'), repository, keyless));
  const preview = path.join(siteRoot, 'preview/first/current/scholarships/index.html');
  expect(await readFile(preview, 'utf8')).toContain('noindex');

  await step('staging', () => run(`npm run release ${name} -- --to staging`, repository, env));
  expect(await h1()).toBe('Scholarships');
  await step('promote', () => run(command('npm run promote'), repository, env));
  expect(await h1()).toBe('Grants');
  await step('rollback', () => run(command('npm run rollback'), repository, env));
  expect(await h1()).toBe('Scholarships');
  expect(await run(`npm run releases ${name}`, repository, env)).toContain('rolled back');

  const total = Math.round((performance.now() - started) / 1000);
  console.log(`From an empty folder to a release and back: ${total} s (${times.join(', ')})`);
});

test('remote-blog in a repository of its own builds the same release and passes its tests', async () => {
  const blog = 'remote-blog';
  const command = await documentedCommands();
  const repository = path.join(folder, blog);
  await run(command('create-remote ').replace(name, blog), folder);
  const made = JSON.parse(await readFile(path.join(repository, blog, 'package.json'), 'utf8'));
  const root = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  await rm(path.join(repository, blog), { recursive: true });
  await cp(path.join(project, blog), path.join(repository, blog), {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist)$/.test(file),
  });
  // The versions that a new remote gets stand for those that this repository has in one place.
  const file = path.join(repository, blog, 'package.json');
  const own = JSON.parse(await readFile(file, 'utf8'));
  const versions = { valibot: '*', ...root.devDependencies, ...made.dependencies, ...made.devDependencies };
  for (const list of [own.dependencies, own.devDependencies])
    for (const [dependency, wanted] of Object.entries(list))
      if (/^(workspace|catalog):/.test(String(wanted)))
        list[dependency] = String(versions[dependency] ?? '').replace('file:kit', 'file:../kit');
  delete own.devDependencies['@biomejs/biome'];
  await writeFile(file, JSON.stringify(own));

  await run(command('npm install'), repository);
  await run(`npm run build ${blog}`, repository);
  const described = (from: string) => readFile(path.join(from, blog, 'dist/release.json'), 'utf8');
  expect(JSON.parse(await described(repository))).toEqual(JSON.parse(await described(project)));
  await run(command('npm test'), repository);
  const env = { SITE_ROOT: siteRoot };
  expect(await run(command('npm run check').replace(name, blog), repository, env)).toContain(`${blog} `);
});
