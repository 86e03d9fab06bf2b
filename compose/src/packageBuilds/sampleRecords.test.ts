import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleRecords } from './sampleRecords.ts';

/** A project with a brand and one package. */
async function project(brand: object): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  const write = async (file: string, content: object) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), JSON.stringify(content));
  };
  await write('shared/facts/src/brand/brand.json', brand);
  await write('shared/facts/src/brand/colours.json', { sample: true, primary: '#1A2B3C' });
  await write('shell/src/content/charges.json', {
    classes: [{ fee: 'NPR 1' }, { fee: 'NPR 2', sample: true }],
    commission: { text: 'None', sample: true },
  });
  return root;
}

test('a real brand is told which records still have sample values, by file and field', async () => {
  expect(await sampleRecords(await project({ name: 'Real' }), ['shell', 'remote-none'])).toEqual([
    'shell/src/content/charges.json: classes, entry 2',
    'shell/src/content/charges.json: commission',
    'shared/facts/src/brand/colours.json: the whole file',
  ]);
});

test('the sample brand has no records to replace', async () => {
  expect(await sampleRecords(await project({ name: 'Sayapatri', sample: true }), ['shell'])).toEqual([]);
});
