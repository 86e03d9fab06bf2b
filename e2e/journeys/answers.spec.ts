/** The assistant's answers on the composed site: what they name exists, and students' lines get what they ask for. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlOf, published } from '../siteFolder.ts';
import { expect, test, visit } from '../test.ts';

/** The parts of an answer that name things in other packages. */
interface Answer {
  text?: string;
  words?: string[];
  facts?: string[];
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
  const facts = [...idsOf('remote-destinations', 'nepalFacts'), ...idsOf('remote-test-prep', 'testFacts')];
  expect(new Set(facts).size).toBe(facts.length);
  for (const answer of answers) {
    expect(glossary).toEqual(expect.arrayContaining(answer.words ?? []));
    expect(facts).toEqual(expect.arrayContaining(answer.facts ?? []));
  }
});

test('the search index is a file of at most 60 kB', () => {
  expect(published('search.json.br').length).toBeLessThanOrEqual(60_000);
});

interface Line {
  about: string;
  asked: string;
  /** What a right reply says or links to: all of these, alternatives divided by `|`. */
  must: string[];
}

/** Run in the assistant's panel: sends each line, and returns what its reply says and links to. In one call, as they are a hundred. */
async function askAll(panel: Element, lines: string[]): Promise<string[]> {
  const field = panel.querySelector('input');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const messages = panel.getElementsByTagName('article');
  const replies: string[] = [];
  for (const line of lines) {
    const count = messages.length + 2;
    write?.call(field, line);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    field?.form?.requestSubmit();
    while (messages.length < count) await new Promise(requestAnimationFrame);
    const reply = messages[count - 1];
    const links = [...(reply?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    replies.push([reply?.textContent, ...links].join(' ').toLowerCase());
  }
  return replies;
}

test('students’ lines get what they ask for, nine in ten, and none about money or visas another answer', async ({
  tab,
}) => {
  test.slow();
  await visit(tab, '/contact');
  await tab.getByRole('button', { name: 'Chat with us' }).click();
  const panel = tab.getByRole('dialog', { name: /Assistant/ });
  const lines = readJson('remote-chat/src/search/students.json') as Line[];
  const replies = await panel.evaluate(
    askAll,
    lines.map(({ asked }) => asked),
  );
  const faults: string[] = [];
  for (const [index, { about, asked, must }] of lines.entries()) {
    const said = replies[index] ?? '';
    const missing = must.filter((one) => !one.split('|').some((each) => said.includes(each.toLowerCase())));
    const grade = missing.length === 0 ? 'right' : missing.length < must.length ? 'in part' : 'wrong';
    if (grade !== 'right') faults.push(`${grade} (${about}): ${asked}: lacks ${missing.join(', ')}`);
    if (said.includes('not sure how to respond')) expect(about, asked).not.toMatch(/money|visa/);
  }
  expect(faults.filter((fault) => /^wrong \((money|visa)\)/.test(fault))).toEqual([]);
  expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(lines.length / 10);
});
