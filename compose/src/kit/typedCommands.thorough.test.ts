/** The commands that documents and a new repository name. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../paths.ts';
import { sourcesBelow } from './compileKit.ts';

const scaffold = path.join(projectRoot, 'compose/src/scaffold');

afterEach(() => {
  vi.doUnmock('../paths.ts');
  vi.resetModules();
});

test('no document has anybody run a package name that a stranger may take in a registry', async () => {
  const files = (await sourcesBelow('.')).filter((file) =>
    /\.(md|template|yml)$|createRepository\.ts$/.test(file),
  );
  expect(files).toContain('docs/shipping.md');
  for (const file of files) {
    const text = await readFile(path.join(projectRoot, file), 'utf8');
    for (const [run] of text.matchAll(/\b(npx|npm exec|pnpm dlx|bunx) (-\S+ )*[\w@./-]+/g))
      expect.soft(run, file).toMatch(/^npx --yes pnpm@12$|^npm exec --yes --package=\.\/| @sayapatri\//);
  }
});

test('each command of the kit is a script of a new repository', async () => {
  const { scripts } = JSON.parse(
    await readFile(path.join(scaffold, 'repository/package.json.template'), 'utf8'),
  );
  const code = await readFile(path.join(import.meta.dirname, 'remoteKit.ts'), 'utf8');
  const commands = [...code.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import/gm)].map(([, name]) => name);
  expect(commands).toContain('check');
  for (const name of commands) expect(scripts).toHaveProperty([`${name}`], `remote-kit ${name}`);
});

test('messages name commands as they are typed in a repository of remotes', async () => {
  vi.doMock('../paths.ts', async (original) => ({ ...(await original<object>()), isInstalled: true }));
  const { asTyped } = await import('../repository.ts');
  expect(asTyped('First `pnpm release remote-blog`, then `pnpm releases --matrix`.')).toBe(
    'First `npm run release remote-blog`, then `npm run releases -- --matrix`.',
  );
});
