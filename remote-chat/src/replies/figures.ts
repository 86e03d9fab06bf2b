/** A country's figures in an answer: a sentence with the sum, then one small table with its parts, days and sources. */
import {
  type CountryFacts,
  type CountryMoney,
  type MoneySum,
  pagePaths,
  type StudyLevel,
} from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import type { Fact } from '@sayapatri/facts';
import type { CountryEntry } from '../content/countries.ts';
import { figureTexts as texts } from '../content/figures.ts';
import { pageLink } from '../markup/brandFacts.ts';
import type { Message } from '../rules/message.ts';
import type { AnswerTopic } from '../schema/answers.ts';
import { factRow, type Row, table } from './figureTable.ts';
import type { Load } from './requirementsReply.ts';

/** The level that a message names; a bachelor's degree otherwise. */
function levelIn({ words }: Message): StudyLevel {
  if (/ (masters?|mba|msc|postgraduate|post graduate|pg) /.test(words)) return 'master';
  if (/ (phd|doctorate) /.test(words)) return 'doctorate';
  if (/ (diploma) /.test(words)) return 'diploma';
  return / language (school|course)/.test(words) ? 'language' : 'bachelor';
}

const sumAt = (sums: readonly MoneySum[], level: StudyLevel) =>
  sums.find((sum) => sum.level === level) ?? sums[0];
const partsOf = ({ parts }: MoneySum) => parts.map(({ name, text }) => `${name} ${text}`).join(' and ');
const sumRows = (sums: readonly MoneySum[]): Row[] => sums.map(({ name, text }) => ({ name, value: text }));

/** The money to show for a visa: the sum, its parts, and what comes on top. */
function fundsReply(money: CountryMoney, facts: CountryFacts, level: StudyLevel): Html {
  const sum = sumAt(money.toShow, level);
  const onTop = money.alsoShown ? texts.onTop(money.alsoShown) : '';
  const held = facts.details?.['funds-held'];
  const rows: Row[] = [
    ...sumRows(money.toShow),
    { name: texts.livingToShow, value: money.living, source: money.fundsSource },
    ...(held ? [factRow(texts.rows['funds-held'], held)] : []),
  ];
  const sentence = sum
    ? texts.toShow(money.country, sum, money.livingOnly ? money.living : partsOf(sum), onTop)
    : texts.schoolNames(money.country, money.living);
  return html`<p>${sentence}</p>${table(texts.captions.funds(money.country, money.rate), rows)}`;
}

function costReply(money: CountryMoney, level: StudyLevel): Html | undefined {
  const sum = sumAt(money.firstYear, level);
  return (
    sum &&
    html`<p>${texts.firstYear(money.country, sum, sum.parts.map(({ name, text }) => `${name} ${text}`).join(', '))}</p>
${table(texts.captions.cost(money.country, money.rate), sumRows(money.firstYear))}`
  );
}

function visaReply(money: CountryMoney | undefined, facts: CountryFacts): Html {
  const { visaFee, country } = facts;
  const rows = visaFee ? [factRow(texts.rows.visaFee, visaFee)] : [];
  const sentence = money?.visaFee
    ? texts.visaFee(country, money.visaFee, money.withVisa)
    : texts.noVisaFee(country);
  return html`<p>${sentence}</p>${table(texts.captions.visa(country, money?.rate), rows)}`;
}

/** The rows of a subject that needs no sum. */
function rowsOf(facts: CountryFacts, topic: AnswerTopic): Row[] {
  const found = (name: string, fact: Fact | undefined, id: string): Row[] => {
    const reason = facts.unknown?.[id];
    return fact ? [factRow(name, fact)] : reason ? [{ name, value: reason }] : [];
  };
  switch (topic) {
    case 'work':
      return [
        ...found(texts.rows.work, facts.workHours, 'work'),
        ...found(texts.rows['after-study'], facts.afterStudy, 'after-study'),
      ];
    case 'after-study':
      return found(texts.rows['after-study'], facts.afterStudy, 'after-study');
    case 'intakes':
      return [factRow(texts.rows.intakes, facts.intakes)];
    case 'living':
      return found(texts.rows.living, facts.living, 'living');
    case 'scores':
      return Object.entries(facts.english).map(([level, fact]) =>
        factRow(texts.english(level as StudyLevel), fact),
      );
    case 'cost':
    case 'funds':
    case 'visa':
      return [];
    default:
      return found(texts.rows[topic], facts.details?.[topic], topic);
  }
}

/** The countries of the guides that the message names; of Europe's only those that it names, if any. */
function countriesOf(asked: readonly CountryEntry[], { words }: Message, all: readonly CountryFacts[]) {
  return asked.flatMap(({ guidePath, withoutFigures = '' }) => {
    const ofGuide = all.filter((country) => country.guidePath === guidePath);
    const named = ofGuide.filter(({ country }) => words.includes(` ${country.toLowerCase()} `));
    const namesOther = withoutFigures.split(', ').some((name) => words.includes(` ${name} `));
    return named.length > 0 || namesOther ? named : ofGuide;
  });
}

/** At most so many countries have figures of their own in one reply; more are left to the page that compares them. */
const mostCountries = 3;

/**
 * The figures of `topics` for the countries asked about, or a sentence that says why there are none (`known` is false):
 * the guides state none, or the package that owns them can't be reached.
 */
export async function figuresOf(
  asked: readonly CountryEntry[],
  topics: readonly AnswerTopic[],
  message: Message,
  load: Load,
): Promise<{ reply: Html; known: boolean }> {
  const isMoney = topics.some((topic) => ['cost', 'funds', 'visa'].includes(topic));
  const [facts, money = []] = await Promise.all([
    load('countryFacts'),
    isMoney ? load('countryMoney') : undefined,
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
        return rows.length > 0 ? [table(country.country, rows)] : [];
      }),
    );
  if (parts.length > 0) return { reply: html`${parts}`, known: true };
  const countries = asked.map(({ inSentence }) => inSentence).join(' and ');
  const why = facts ? texts.notStated(countries) : texts.missing;
  return { reply: html`<p>${why} ${pageLink(pagePaths.contact, texts.ask)}.</p>`, known: false };
}
