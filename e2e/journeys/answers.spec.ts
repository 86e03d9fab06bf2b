/** The assistant's own answers: what they name in other packages exists, and a few of them as visitors get them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlOf } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';

/** What a file of answers holds of other packages' things. */
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

test('every link of an answer leads to a page, and to an anchor that is there', () => {
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

test('questions in English and in Roman-script Nepali get dated facts, others the fallback', async ({
  tab,
}) => {
  await tab.goto('/services');
  await hydrated(tab);
  await tab.getByRole('button', { name: 'Chat with us' }).click();
  const input = tab.getByRole('textbox', { name: 'Your message' });
  const log = tab.getByRole('log');
  for (const [question, reply] of [
    ['noc kati din ma aaucha', /No Objection Certificate.*NPR 2,000.*Ministry of Education.*20\d\d/s],
    ['can I bring my wife to Finland', /Finland\s*Spouse and children.*Finnish Immigration Service/s],
    ['when do IELTS results come', /13 days/],
    ['tourist visa kasari lagaune', /I'm not sure how to respond to that/],
  ] as const) {
    await input.fill(question);
    await input.press('Enter');
    await expect(log.getByRole('article').last()).toContainText(reply);
  }
});
