import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../paths.ts';
import { codeVersionOf } from './composerCode.ts';

let root: string;
let before: string;
const version = () => codeVersionOf(path.join(root, 'compose/src/render'));

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'sources-'));
  await mkdir(path.join(root, 'node_modules/@sayapatri'), { recursive: true });
  const shared = ['contract', 'design', 'facts'].map((name) => `shared/${name}`);
  for (const folder of ['compose', ...shared]) {
    const [from, to] = [path.join(projectRoot, folder), path.join(root, folder)];
    await cp(path.join(from, 'src'), path.join(to, 'src'), {
      recursive: true,
      filter: (file) => !/\/(drawings|node_modules)(\/|$)/.test(file),
    });
    await cp(path.join(from, 'package.json'), path.join(to, 'package.json'));
    await symlink(to, path.join(root, 'node_modules', folder.replace('shared', '@sayapatri')));
  }
  for (const library of ['p-limit', 'semver', 'valibot'])
    await symlink(
      path.join(projectRoot, 'compose/node_modules', library),
      path.join(root, 'node_modules', library),
    );
  before = await version();
});

/** Changes a file, returns the version that results, and restores the file. */
async function versionWith(file: string, change: (text: string) => string): Promise<string> {
  const whole = path.join(root, file);
  const text = await readFile(whole, 'utf8').catch(() => '');
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, change(text));
  const changed = await version();
  await writeFile(whole, text);
  return changed;
}

it.each([
  ['the escaping of HTML', 'shared/contract/src/html/html.ts', "'&lt;'", "'&#60;'"],
  ['the security policy', 'shared/contract/src/securityPolicy.ts', "'none'", "'self'"],
  ['the service worker', 'compose/src/render/serviceWorker.js', "'fetch'", "'fetched'"],
  [
    'the process that renders',
    'compose/src/render/renderPages.mjs',
    'uncaughtException',
    'unhandledRejection',
  ],
])('a change of %s writes every page again', async (_, file, from, to) => {
  const changed = await versionWith(file, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  expect(changed).not.toBe(before);
});

it.each([
  ['a test', 'compose/src/render/compose.test.ts', 'it("fails");'],
  ['a comment', 'compose/src/render/document.ts', '// A reason.'],
  ['the trial', 'compose/src/checks/trial/browserTrial.ts', 'export const more = 1;'],
  ['a component of the releases', 'shared/design/src/toasts/ToastCard.tsx', 'export const more = 1;'],
])('a change of %s writes no page again', async (_, file, added) => {
  expect(await versionWith(file, (text) => `${text}\n${added}\n`)).toBe(before);
});

it('a change of the office’s name writes no page again before the shell is built with it', async () => {
  const renamed = await versionWith('shared/facts/src/brand/brand.json', (text) => {
    expect(text).toContain('"name": "');
    return text.replace('"name": "', '"name": "New ');
  });
  expect(renamed).toBe(before);
});
