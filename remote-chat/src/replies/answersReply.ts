import type { GlossaryWord } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import type { Fact } from '@sayapatri/facts';
import { answerTexts as texts } from '../content/answerTexts.ts';
import type { CountryEntry } from '../content/countries.ts';
import type { Data } from '../engine/rules.ts';
import { namedCountries } from '../engine/vocabulary/countries.ts';
import { readMessage } from '../engine/vocabulary/message.ts';
import { pageLink } from '../markup/brandFacts.ts';
import { linked } from '../markup/linked.ts';
import { contactPath, wordsPath } from '../paths.ts';
import type { Answer } from '../schema/answers.ts';
import { factTable } from './factRows.ts';
import { askToCheck, figureTables } from './figuresReply.ts';

/**
 * The given answers: each its words with their links, then the facts that it names. An answer with figures by country
 * shows those of the countries that the message names (`asked`, and `words` for Europe's), of its own `country` where
 * there is none, or says that it would.
 */
export function answersReply(
  answers: readonly Answer[],
  asked: readonly CountryEntry[],
  words: string,
  data: Data,
): Html {
  let hasFigures = false;
  const replies = answers.map((answer) => {
    const named = (facts: readonly Fact[] = [], ids: readonly string[] = []) =>
      facts.filter(({ id }) => ids.includes(id));
    const facts = [...named(data.nepalFacts, answer.nepal), ...named(data.testFacts, answer.tests)];
    return html`${explained(answer.words ?? [], data.glossary ?? [])}
${answer.text ? html`<p>${linked(answer.text)}</p>` : ''}
${facts.length > 0 ? factTable(texts.facts, facts) : ''}
${answer.topics ? ofCountries(answer.topics, answer.country) : ''}`;
  });
  return html`${replies}${hasFigures ? askToCheck : ''}`;

  function ofCountries(topics: NonNullable<Answer['topics']>, country = ''): Html {
    const implied = asked.length === 0 ? readMessage(country) : undefined;
    const named = implied ? namedCountries(implied) : asked;
    if (named.length === 0) return html`<p>${texts.nameCountry}</p>`;
    const tables = figureTables(named, topics, implied?.words ?? words, data.figures);
    hasFigures ||= tables !== undefined;
    const countries = named.map(({ inSentence }) => inSentence).join(' and ');
    const why = data.figures ? texts.notStated(countries) : texts.missing;
    return tables ?? html`<p>${why} ${pageLink(contactPath, texts.ask)}.</p>`;
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
