/** The papers for each country's visa, and Nepal's own steps. */
import countries from 'virtual:countries';
import { type Fact, figureToCount, todayText } from '@sayapatri/facts';
import type { CheckItem } from '../checklist/checkItem.ts';
import { costOf } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { capital, inSentence, lakhText } from '../format/format.ts';
import { besideTheSum, titleOfTheSum, tuitionBeside } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import { papersOf } from './countryPapers.ts';
import { factInRupees, rupeesText } from './feeInRupees.ts';
import { rates } from './rates.ts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Visa and NOC checklist',
    blurb:
      'Tick what is ready: the papers of your country, and Nepal’s own steps. Your ticks stay on this device.',
  },
  closing: {
    ...closingWith('intake', 'words'),
    intro:
      'A paper is missing, or says the wrong thing? Bring what you have, and a counsellor checks it with you. The first consultation is free.',
  },
};

const sentence = (words: string) => `${capital(words)}.`;

/** The money to show today, in all or for each kind of city. */
const fundsItem = (country: CountryOfGuide): CheckItem => {
  const { facts, details, costs } = country;
  const planned = costsOf(country);
  const shown = costOf({ country: planned.id, level: 'bachelor', city: 'any' }, planned, rates).funds;
  const funds = costs.funds ? [costs.funds.big, costs.funds.small] : [facts.proofOfFunds];
  const { 'funds-papers': papers, 'funds-travel': travel } = details;
  const tuition = shown && tuitionBeside(costs);
  const beside = tuition ? costs.also : besideTheSum(costs);
  const sums = funds.map((fact) => todayText(fact, { label: false }) ?? fact.value);
  const meaning = funds.length === 1 && funds[0]?.low !== undefined && !funds[0].today && funds[0].meaning;
  const more = [meaning && `${meaning}.`, papers && `What counts: ${inSentence(papers.value)}.`]
    .filter(Boolean)
    .join(' ');
  return {
    id: 'funds',
    title: titleOfTheSum(costs),
    text: [
      ...sums.map(sentence),
      ...(tuition ? [`That is to live on; the sum in rupees includes ${tuition}.`] : []),
      ...(beside ? [`Add ${[beside, travel?.value].filter(Boolean).join(': ')}.`] : []),
    ].join(' '),
    ...(more && { more }),
    ...(shown && {
      sum: `${shown.open ? 'From ' : ''}NPR ${lakhText(shown.npr)}${tuition ? ' for the first year of a bachelor’s degree' : ''}`,
    }),
    ...(funds[0] && { fact: funds[0] }),
  };
};

/** The date in a fee's meaning, which moves from the title to the text. */
const since = /, since .*$/;

const feeItem = (fact: Fact): CheckItem => {
  const npr = factInRupees(fact);
  return {
    id: fact.id,
    title: fact.meaning.replace(since, ''),
    text: sentence(`${figureToCount(fact).value}${since.exec(fact.meaning)?.[0] ?? ''}`),
    ...(npr && npr.high > 0 && { sum: capital(rupeesText(npr, [fact])) }),
    fact,
  };
};

/** The time for the decision is no paper to have ready, so it stands with the application. */
const timeIn = ({ details: { processing } }: CountryOfGuide) =>
  processing ? [sentence(`${processing.meaning}: ${inSentence(processing.value)}`)] : [];

const checklist = {
  page,
  countries: countries.map((country) => ({
    ...countryHead(country.facts),
    items: [
      {
        id: 'passport',
        title: 'Passport',
        text: 'The one you apply with: its number goes on every form.',
      },
      ...papersOf(country.facts.country),
      fundsItem(country),
      ...country.costs.visa.map(feeItem),
      {
        id: 'visa',
        title: country.facts.visa.value,
        text: ['The application itself, with all of the papers above.', ...timeIn(country)].join(' '),
        fact: country.facts.visa,
      },
    ] satisfies readonly CheckItem[],
    facts: country.details.processing ? [country.details.processing] : [],
  })),
  nepal: {
    heading: 'What is ready?',
    headingIntro: 'A paper is ready when it is in your hands. Print the page to take it along.',
    title: 'Nepal’s own steps',
    intro: 'For every country, after the offer and in this order.',
    items: papersOf('Nepal'),
  },
  country: {
    label: 'Country',
    title: (name: string) => `Visa papers: ${name}`,
    intro: 'Only what this country asks for.',
    first: 'Some of Nepal’s own steps, below, come first.',
    guide: (name: string) => `Open the ${name} guide`,
  },
  ready: (done: number, all: number) => `${done} of ${all} ready`,
  how: 'Details',
  changing: 'fees, rules and forms',
  ask: 'Ask about my papers',
  question: (country: string, done: readonly CheckItem[], all: number) =>
    [
      `I am preparing my papers for ${country}: ${done.length} of ${all} are ready.`,
      ...(done.length > 0 ? [`Ready: ${done.map(({ title }) => title).join(', ')}.`] : []),
      'Please help me with the rest.',
    ].join(' '),
} as const;

export type ChecklistContent = typeof checklist;

export default checklist;
