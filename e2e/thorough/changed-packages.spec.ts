import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { changedPackages } from '../changedPackages.ts';
import { commitAll } from '../commitAll.ts';

test('`pnpm test --changed` finds the packages of changed files, also below shared/', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const write = (file: string, text = '{}') => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const name of ['shell', 'server', 'shared/facts', 'shared/design']) write(`${name}/package.json`);
  commitAll(root);
  expect(changedPackages(root)).toEqual([]);
  write('shared/facts/new.ts');
  write('server/package.json', '{ "name": "server" }');
  expect(changedPackages(root)).toEqual(['server', 'shared/facts']);
  write('biome.json');
  expect(changedPackages(root)).toHaveLength(4);
  rmSync(root, { recursive: true });
});
