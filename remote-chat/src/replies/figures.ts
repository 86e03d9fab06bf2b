/** A country's figures in an answer: a sentence with the sum, then one small table with its parts, days and sources. */
import type { CountryFacts, CountryMoney, MoneySum, StudyLevel } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import type { Fact } from '@sayapatri/facts';
import replies from '../content/replies.json';
import { fill, inline } from '../markup/markdown.ts';
import { factRow, type Row, table } from '../markup/table.ts';
import { anyOf, type Message } from '../rules/message.ts';
import { type Country, inWords } from '../rules/studies.ts';
import type { AnswerTopic } from '../schema/answers.ts';
import type { Load } from './requirementsReply.ts';

const { figures: texts, captions, rows: names, levels } = replies;

const levelWords: readonly [StudyLevel, string][] = [
  ['master', 'master, masters, mba, msc, postgraduate, post graduate, pg'],
  ['doctorate', 'phd, doctorate'],
  ['diploma', 'diploma'],
  ['language', 'language school, language course'],
];

/** The level that a message names; a bachelor's degree otherwise. */
const levelIn = (message: Message): StudyLevel =>
  levelWords.find(([, words]) => anyOf(words)(message))?.[0] ?? 'bachelor';

const inSentence = (country: string) =>
  ['UK', 'USA', 'Netherlands'].includes(country) ? `the ${country}` : country;

const sumAt = (sums: readonly MoneySum[], level: StudyLevel) =>
  sums.find((sum) => sum.level === level) ?? sums[0];
const sumRows = (sums: readonly MoneySum[]): Row[] => sums.map(({ name, text }) => ({ name, value: text }));

/** What a sentence on a sum names. */
const valuesOf = ({ level, text, parts }: MoneySum, country: string, between: string) => ({
  country: inSentence(country),
  level: levels[level],
  sum: text,
  parts: parts.map(({ name, text }) => `${name} ${text}`).join(between),
});

/** The money to show for a visa: the sum, its parts, and what comes on top. */
function fundsReply(money: CountryMoney, facts: CountryFacts, level: StudyLevel): Html {
  const { country, rate, toShow, living, livingOnly, alsoShown } = money;
  const sum = sumAt(toShow, level);
  const held = facts.details?.['funds-held'];
  const rows = [
    ...sumRows(toShow),
    { name: texts.livingToShow, value: living, source: money.fundsSource },
    ...(held ? [factRow(names['funds-held'], held)] : []),
  ];
  const sentence = sum
    ? fill(texts.toShow, { ...valuesOf(sum, country, ' and '), ...(livingOnly && { parts: living }) })
    : fill(texts.schoolNames, { country: inSentence(country), sum: living });
  const onTop = alsoShown && sum ? ` ${fill(texts.onTop, { what: alsoShown })}` : '';
  return html`<p>${sentence}${onTop}</p>${table(rows, fill(captions.funds, { country, rate }))}`;
}

function costReply({ country, rate, firstYear }: CountryMoney, level: StudyLevel): Html | undefined {
  const sum = sumAt(firstYear, level);
  const caption = fill(captions.cost, { country, rate });
  return (
    sum &&
    html`<p>${fill(texts.firstYear, valuesOf(sum, country, ', '))}</p>${table(sumRows(firstYear), caption)}`
  );
}

function visaReply(money: CountryMoney | undefined, { country, visaFee }: CountryFacts): Html {
  const sentence = fill(money?.visaFee ? texts.visaFee : texts.noVisaFee, {
    country: inSentence(country),
    fee: money?.visaFee ?? '',
  });
  const paidWithIt = money?.visaFee && money.withVisa ? ` ${money.withVisa}.` : '';
  const rows = visaFee ? [factRow(names.visa, visaFee)] : [];
  return html`<p>${sentence}${paidWithIt}</p>${table(rows, money ? fill(captions.visa, { country, rate: money.rate }) : country)}`;
}

/** The rows of a subject that needs no sum: what the country states, or the reason why nothing is known. */
function rowsOf(facts: CountryFacts, topic: Exclude<AnswerTopic, 'cost' | 'funds'>): Row[] {
  const { workHours: work, afterStudy, intakes, living, details, unknown } = facts;
  if (topic === 'scores')
    return Object.entries(facts.english).map(([level, fact]) =>
      factRow(fill(names.scores, { level: levels[level as StudyLevel] }), fact),
    );
  if (topic === 'work') return [...rowOf('work', work), ...rowOf('after-study', afterStudy)];
  const own = { ...details, 'after-study': afterStudy, intakes, living } as Partial<Record<string, Fact>>;
  return rowOf(topic, own[topic]);

  function rowOf(id: typeof topic, fact: Fact | undefined): Row[] {
    const reason = unknown?.[id];
    if (fact) return [factRow(names[id], fact)];
    return reason ? [{ name: names[id], value: reason }] : [];
  }
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

/**
 * The figures of `topics` for the countries asked about, or a sentence that says why there are none (`known` is false):
 * the guides state none, or the package that owns them can't be reached.
 */
export async function figuresOf(
  asked: readonly Country[],
  topics: readonly AnswerTopic[],
  message: Message,
  load: Load,
): Promise<{ reply: Html; known: boolean }> {
  const [facts, money = []] = await Promise.all([
    load('countryFacts'),
    hasSum(topics) ? load('countryMoney') : undefined,
  ]);
  const level = levelIn(message);
  const parts = countriesOf(asked, message, facts ?? [])
    .slice(0, mostCountries)
    .flatMap((country) =>
      topics.flatMap((topic) => {
        const sums = money.find((one) => one.country === country.country);
        if (topic === 'funds') return sums ? [fundsReply(sums, country, level)] : [];
        if (topic === 'cost') return (sums && costReply(sums, level)) ?? [];
        if (topic === 'visa') return [visaReply(sums, country)];
        const rows = rowsOf(country, topic);
        return rows.length > 0 ? [table(rows, country.country)] : [];
      }),
    );
  if (parts.length > 0) return { reply: html`${parts}`, known: true };
  const why = inline(facts ? texts.notStated : texts.missing, { country: inWords(asked) });
  return { reply: html`<p>${why}</p>`, known: false };
}

/** True for topics whose figures come as a sentence with a sum in rupees. */
export const hasSum = (topics: readonly AnswerTopic[]) =>
  topics.some((topic) => ['cost', 'funds', 'visa'].includes(topic));
