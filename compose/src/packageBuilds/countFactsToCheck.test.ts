import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BuiltFacts } from 'shared/facts/schema';
import { expect, test } from 'vitest';
import { countFactsToCheck } from './countFactsToCheck.ts';

const fact = (asOf: string): BuiltFacts['facts'][number] => ({
  value: 'AUD 710',
  meaning: 'Visa fee',
  asOf,
  source: { body: 'Home Affairs', page: 'Student visa', url: 'https://immi.homeaffairs.gov.au/visas' },
  origin: 'ledger',
});

test('facts are counted once each, by their package’s own shelf life and by today’s date', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'built-facts-'));
  const built = async (name: string, content: BuiltFacts) => {
    await mkdir(path.join(root, name, 'dist'), { recursive: true });
    await writeFile(path.join(root, name, 'dist/facts.json'), JSON.stringify(content));
    return path.join(root, name);
  };
  const folders = await Promise.all([
    // The second has two faults: it is too old, and it has no meaning.
    built('usual', { facts: [fact('2026-06'), { ...fact('2024-01'), meaning: '' }] }),
    built('strict', { facts: [fact('2025-06')], shelfLifeMonths: 12 }),
    built('none', { facts: [] }),
  ]);
  expect(await countFactsToCheck(folders, new Date('2026-11-23'))).toBe(2);
  expect(await countFactsToCheck(folders, new Date('2028-11-23'))).toBe(3);
  await rm(root, { recursive: true });
});

test('a file of facts that is missing or damaged is named, and how to have it again', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'built-facts-'));
  const file = path.join(folder, 'dist/facts.json');
  const refusal = (fault: string) =>
    `${file} ${fault}: delete the folder that it belongs in, and run \`pnpm build\` again.`;
  await expect(countFactsToCheck([folder])).rejects.toThrow(refusal('is missing'));
  await mkdir(path.dirname(file));
  await writeFile(file, '{"facts": [');
  await expect(countFactsToCheck([folder])).rejects.toThrow(refusal('is not valid JSON'));
  await rm(folder, { recursive: true });
});
