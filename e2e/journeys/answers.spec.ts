/** Everything that the assistant's answers name in other packages exists. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlOf } from '../siteFolder.ts';
import { expect, test } from '../test.ts';

/** The parts of an answer that name things in other packages. */
interface Answer {
  text?: string;
  words?: string[];
  nepal?: string[];
  tests?: string[];
}

const root = path.join(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const folder = 'remote-chat/src/content/answers';
const answers = readdirSync(path.join(root, folder)).flatMap(
  (file) => (readJson(`${folder}/${file}`) as { answers: Answer[] }).answers,
);

/** The ids of a dataset that a package's build has written. */
const idsOf = (name: string, dataset: string): string[] =>
  (readJson(`${name}/dist/server/datasets/${dataset}.json`) as { id: string }[]).map(({ id }) => id);

test('every link of an answer leads to an existing page and anchor', () => {
  const links = answers.flatMap(({ text = '' }) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to ?? ''),
  );
  for (const link of new Set(links)) {
    const [page = '', anchor] = link.split('#');
    const html = htmlOf(page);
    if (anchor) expect(html, link).toContain(`id="${anchor}"`);
  }
});

test('every word and fact that an answer names is in the dataset', () => {
  const glossary = idsOf('remote-destinations', 'glossary');
  const nepal = idsOf('remote-destinations', 'nepalFacts');
  const tests = idsOf('remote-test-prep', 'testFacts');
  for (const answer of answers) {
    expect(glossary).toEqual(expect.arrayContaining(answer.words ?? []));
    expect(nepal).toEqual(expect.arrayContaining(answer.nepal ?? []));
    expect(tests).toEqual(expect.arrayContaining(answer.tests ?? []));
  }
});
