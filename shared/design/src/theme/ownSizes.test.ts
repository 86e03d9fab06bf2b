// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Sizes of letters and roundings that are written out, but for print's points, a circle, and none;
 * `borderRadius` 1 and 2 of `sx` are the theme's 8 and 16 px.
 */
const own =
  /(?:fontSize: '[\d.]+(?:rem|em|px)'|fontSize: [1-9][\d.]*\b|borderRadius: (?:[3-9]|\d\d)|borderRadius: '[\d.]+(?:px|rem)')/;

test('a size of letters or a rounding comes from the theme', () => {
  const packages = readdirSync(root).filter((name) => /^(shell|remote-.+)$/.test(name));
  const files = ['shared/design', ...packages]
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(name, 'src', file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('shared/design/src/theme'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line) => (own.test(line) ? `${file}: ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
