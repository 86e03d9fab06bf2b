/** A country's figures in an answer: a sentence with the sum, then one small table with its parts, days and sources. */
import type { CountryFacts, CountryMoney, MoneySum, StudyLevel } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import type { Fact } from '@sayapatri/facts';
import replies from '../content/replies.json';
import { fill, inline } from '../markup/markdown.ts';
import { factRow, type Row, table } from '../markup/table.ts';
import { anyOf, type Message } from '../rules/message.ts';
import { inWords, levelIn } from '../rules/studies.ts';
import type { AnswerTopic } from '../schema/answers.ts';
import type { Country } from '../schema/texts.ts';
import type { Load } from './requirementsReply.ts';

const { figures: texts, levels } = replies;
const names: Record<Exclude<AnswerTopic, 'cost' | 'funds'>, string> = replies.rows;
/** Of the topics whose figures come below a sentence with a sum in rupees. */
const captions: Partial<Record<AnswerTopic, string>> = replies.captions;

/** What is known of a country on a topic: the rows of its table, below a sentence where there is a sum. */
interface Figures {
  sentence?: string | undefined;
  rows: readonly Row[];
}

const inSentence = (country: string) =>
  ['UK', 'USA', 'Netherlands'].includes(country) ? `the ${country}` : country;

/** What a sentence names of the sum at the level, or at the only level that is known. */
function valuesOf(sums: readonly MoneySum[], level: StudyLevel, between: string) {
  const sum = sums.find((each) => each.level === level) ?? sums[0];
  const parts = sum?.parts.map(({ name, text }) => `${name} ${text}`).join(between) ?? '';
  return sum && { level: levels[sum.level], sum: sum.text, parts };
}

const sumRows = (sums: readonly MoneySum[]): Row[] => sums.map(({ name, text }) => ({ name, value: text }));

/** The money to show for a visa: the sum, its parts, and what comes on top. */
function fundsFigures(money: CountryMoney, facts: CountryFacts, level: StudyLevel): Figures {
  const { toShow, living, livingOnly, alsoShown, fundsSource } = money;
  const country = inSentence(money.country);
  const values = valuesOf(toShow, level, ' and ');
  const sentence = values
    ? fill(texts.toShow, { country, ...values, ...(livingOnly && { parts: living }) })
    : fill(texts.schoolNames, { country, sum: living });
  const onTop = alsoShown ? ` ${fill(texts.onTop, { what: alsoShown })}` : '';
  const livingRow = { name: texts.livingToShow, value: living, source: fundsSource };
  return {
    sentence: sentence + onTop,
    rows: [...sumRows(toShow), livingRow, ...rowsOf('funds-held', facts)],
  };
}

function costFigures({ country, firstYear }: CountryMoney, level: StudyLevel): Figures {
  const values = valuesOf(firstYear, level, ', ');
  const sentence = values && fill(texts.firstYear, { country: inSentence(country), ...values });
  return { sentence, rows: sumRows(firstYear) };
}

function visaFigures({ visaFee, withVisa }: Partial<CountryMoney>, facts: CountryFacts): Figures {
  const country = inSentence(facts.country);
  const paidWithIt = withVisa ? ` ${withVisa}.` : '';
  const sentence = visaFee
    ? fill(texts.visaFee, { country, fee: visaFee }) + paidWithIt
    : fill(texts.noVisaFee, { country });
  return { sentence, rows: rowsOf('visa', facts) };
}

/** What the country states on a subject, or the reason why nothing is known. */
function rowsOf(topic: keyof typeof names, facts: CountryFacts): Row[] {
  const { english, visaFee, workHours, afterStudy, intakes, living, details, unknown } = facts;
  if (topic === 'scores')
    return Object.entries(english).map(([level, fact]) =>
      factRow(fill(names.scores, { level: levels[level as StudyLevel] }), fact),
    );
  const own = { ...details, visa: visaFee, work: workHours, 'after-study': afterStudy, intakes, living };
  const fact = (own as Partial<Record<string, Fact>>)[topic];
  const reason = unknown?.[topic];
  if (fact) return [factRow(names[topic], fact)];
  return reason ? [{ name: names[topic], value: reason }] : [];
}

function figuresOn(
  topic: AnswerTopic,
  facts: CountryFacts,
  money: CountryMoney | undefined,
  level: StudyLevel,
): Figures {
  if (topic === 'visa') return visaFigures(money ?? {}, facts);
  if (topic === 'work') return { rows: [...rowsOf('work', facts), ...rowsOf('after-study', facts)] };
  if (topic !== 'funds' && topic !== 'cost') return { rows: rowsOf(topic, facts) };
  if (money === undefined) return { rows: [] };
  return topic === 'funds' ? fundsFigures(money, facts, level) : costFigures(money, level);
}

/** The countries of the guides that the message names; of Europe's only those that it names, if any. */
function countriesOf(asked: readonly Country[], { words }: Message, all: readonly CountryFacts[]) {
  return asked.flatMap(({ guidePath, withoutFigures = '' }) => {
    const ofGuide = all.filter((country) => country.guidePath === guidePath);
    const named = ofGuide.filter(({ country }) => words.includes(` ${country.toLowerCase()} `));
    return named.length > 0 || anyOf(withoutFigures)({ text: '', words }) ? named : ofGuide;
  });
}

/** At most so many countries have figures of their own in one reply; more are left to the page that compares them. */
const mostCountries = 3;

/** The countries that have a rule of their own on one of the topics, where they are few enough for one reply. */
function fewWith(topics: readonly AnswerTopic[], all: readonly CountryFacts[]) {
  const stating = all.filter(({ details }) => topics.some((topic) => details?.[topic]));
  return stating.length <= mostCountries ? stating : [];
}

/**
 * The figures of `topics` for the countries asked about or, where none is named, for the few that have a rule of their own
 * on a topic; otherwise a sentence that says why there are none. `isSum` is true where a sentence names a sum in rupees.
 */
export async function figuresOf(
  asked: readonly Country[],
  topics: readonly AnswerTopic[],
  message: Message,
  load: Load,
): Promise<{ reply: Html; isSum: boolean }> {
  const isSum = topics.some((topic) => captions[topic]);
  const [facts, sums = []] = await Promise.all([
    load('countryFacts'),
    isSum ? load('countryMoney') : undefined,
  ]);
  const level = levelIn(message);
  const shown =
    asked.length > 0
      ? countriesOf(asked, message, facts ?? []).slice(0, mostCountries)
      : fewWith(topics, facts ?? []);
  const parts = shown.flatMap((country) => {
    const money = sums.find((each) => each.country === country.country);
    return topics.flatMap((topic) => {
      const { sentence, rows } = figuresOn(topic, country, money, level);
      const caption = fill((money && captions[topic]) ?? '{country}', {
        country: country.country,
        rate: money?.rate ?? '',
      });
      return [
        ...(sentence ? [html`<p>${sentence}</p>`] : []),
        ...(rows.length > 0 ? [table(rows, caption)] : []),
      ];
    });
  });
  if (parts.length > 0) return { reply: html`${parts}`, isSum };
  if (asked.length === 0) return { reply: html`<p>${texts.nameCountry}</p>`, isSum: false };
  const why = inline(facts ? texts.notStated : texts.missing, { country: inWords(asked) });
  return { reply: html`<p>${why}</p>`, isSum: false };
}
