/** Checks of the documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every link between documents leads to a file', () => {
  const folders = ['.', 'docs', 'docs/decisions'];
  const documents = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  );
  const broken = documents.flatMap((file) =>
    // Text in backticks is an example, not a link.
    [
      ...read(file)
        .replaceAll(/`[^`]*`/g, '')
        .matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g),
    ]
      .map(([, target]) => path.join(path.dirname(file), target ?? ''))
      .filter((target) => !existsSync(path.join(root, target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
