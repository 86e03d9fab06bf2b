import { type GlossaryWord, pagePaths } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import { answerTexts as texts } from '../content/answerTexts.ts';
import type { CountryEntry } from '../content/countries.ts';
import type { Load } from '../engine/rules.ts';
import { namedCountries } from '../engine/vocabulary/countries.ts';
import { readMessage } from '../engine/vocabulary/message.ts';
import { pageLink } from '../markup/brandFacts.ts';
import type { Answer } from '../schema/answers.ts';
import { factTable } from './factRows.ts';
import { askToCheck, figureTables } from './figuresReply.ts';

/** The glossary, whose words have their ids as anchors. */
const wordsPath = '/plan/words';

const link = /\[([^\]]+)\]\((\/[^)]*)\)/;

/**
 * The given answers, each as its text and then its facts. Figures of the countries that the message names (`asked`, and
 * `words` for Europe's) come before the text. If it names none, the figures of the answer's own `country` come last, or a
 * request to name one.
 */
export async function answersReply(
  answers: readonly Answer[],
  asked: readonly CountryEntry[],
  words: string,
  load: Load,
): Promise<Html> {
  const wants = (field: keyof Answer) => answers.some((answer) => answer[field]);
  const namesCountry = asked.length > 0 || wants('country');
  const [glossary = [], nepalFacts = [], testFacts = [], figures] = await Promise.all([
    wants('words') ? load('glossary') : undefined,
    wants('nepal') ? load('nepalFacts') : undefined,
    wants('tests') ? load('testFacts') : undefined,
    wants('topics') && namesCountry ? load('countryFacts') : undefined,
  ]);
  let hasFigures = false;
  const replies = answers.map(({ text, words: explainedWords = [], nepal = [], tests = [], ...answer }) => {
    const facts = [
      ...nepalFacts.filter(({ id }) => nepal.includes(id)),
      ...testFacts.filter(({ id }) => tests.includes(id)),
    ];
    const figured = answer.topics ? ofCountries(answer.topics, answer.country) : '';
    return html`${explained(explainedWords, glossary)}
${asked.length > 0 ? figured : ''}
${text ? html`<p>${linked(text)}</p>` : ''}
${facts.length > 0 ? factTable(texts.facts, facts) : ''}
${asked.length > 0 ? '' : figured}`;
  });
  return html`${replies}${hasFigures ? askToCheck : ''}`;

  function ofCountries(topics: NonNullable<Answer['topics']>, country = ''): Html {
    const implied = asked.length === 0 ? readMessage(country) : undefined;
    const named = implied ? namedCountries(implied) : asked;
    if (named.length === 0) return html`<p>${texts.nameCountry}</p>`;
    const tables = figureTables(named, topics, implied?.words ?? words, figures);
    hasFigures ||= tables !== undefined;
    const countries = named.map(({ inSentence }) => inSentence).join(' and ');
    const why = figures ? texts.notStated(countries) : texts.missing;
    return tables ?? html`<p>${why} ${pageLink(pagePaths.contact, texts.ask)}.</p>`;
  }
}

/** The meaning of each word, with a link to its place in the glossary; the link alone if the glossary can't be loaded. */
const explained = (ids: readonly string[], glossary: readonly GlossaryWord[]): readonly Html[] =>
  ids.map((id) => {
    const word = glossary.find((entry) => entry.id === id);
    const more = pageLink(`${wordsPath}#${id}`, texts.words);
    if (word === undefined) return html`<p>${more}</p>`;
    const { term, name, meaning } = word;
    return html`<p><strong>${name ? `${term}, ${name}` : term}:</strong> ${meaning} ${more}</p>`;
  });

/** A text whose links to the site's pages are written as in Markdown: `[The checklist](/plan/checklist)`. */
function linked(text: string): Html {
  // Text, then a link's words and its path, then text again.
  const parts = text.split(link);
  return html`${parts.map((part, index) =>
    index % 3 === 1 ? pageLink(parts[index + 1] ?? '', part) : index % 3 === 0 ? html`${part}` : html``,
  )}`;
}
