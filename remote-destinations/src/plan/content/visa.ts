/** Visa and work: a row that opens for each country, to which the guides link. */
import countries from 'virtual:countries';
import type { Fact } from '@sayapatri/facts';
import { captions, columns } from '../../guides/content/labels.ts';
import { workRows } from '../../guides/content/workBars.ts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { capital, dayText, inSentence } from '../format/format.ts';
import { comingTexts, countedFact, countedText, withCountry } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import { besideTheSum, cellOf, feeText, timeOf, titleOfTheSum, withVisaText } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import { feeInRupees, rupeesText } from './feeInRupees.ts';
import { oldestRate } from './rates.ts';
import type { ReadingCell, ReadingContent } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';
import file from './visa/facts.json';
import factOf from './visa/facts.json?facts';

const sentence = (text: string) => `${capital(text).replace(/\.$/, '')}.`;

/** The fact that this page adds to a country’s own, by an id such as `usa-again`. */
function addedFact({ facts }: CountryOfGuide, kind: 'asked' | 'again' | 'after'): Fact | undefined {
  const id = `${countryHead(facts).id}-${kind}`;
  return file.facts.some((one) => one.id === id) ? factOf(id) : undefined;
}

const factsIn = (factOf: (country: CountryOfGuide) => Fact | undefined) =>
  countries.flatMap((country) => {
    const fact = factOf(country);
    return fact ? withCountry(country.facts.country, countedFact(fact)) : [];
  });

const sumText = (fact: Fact, _: number, { length }: readonly Fact[]) => {
  const coming = comingTexts(fact).map((text) => inSentence(text).replace(': ', ' '));
  const sum = [inSentence(countedText(fact)).replace(': ', ', '), ...coming].join(', ');
  return linkTerms(length === 1 && fact.low !== undefined ? `${sum} (${inSentence(fact.meaning)})` : sum);
};

/** The texts on the decision, on a refusal and on the conditions of a stay after the degree, with their facts. */
function answersOf(country: CountryOfGuide) {
  const { facts, details, costs } = country;
  const [asked, again, after] = (['asked', 'again', 'after'] as const).map((kind) =>
    addedFact(country, kind),
  );
  const sums = costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds];
  const { 'funds-papers': papers, 'funds-held': held } = details;
  const texts = [
    asked && sentence(asked.value),
    sentence(
      `${titleOfTheSum(costs)}: ${[sums.map(sumText).join('; or '), besideTheSum(costs)].filter(Boolean).join('; and ')}`,
    ),
    papers && sentence(`Papers for it: ${inSentence(papers.value)}`),
    held && sentence(`History of the account: ${held.value}`),
  ];
  return {
    rests: texts.filter(Boolean).join(' '),
    refused: again ? sentence(again.value) : 'Ask us: we have no official rule to print.',
    stay: after && sentence(after.value),
    facts: [asked, ...sums, papers, held, again, after].filter((fact) => fact !== undefined).map(countedFact),
  };
}

const none = '–';

const titles = {
  fee: 'Visa fee',
  time: 'Decision',
  family: 'Spouse and children',
  rests: 'What the decision rests on',
  refused: 'If it is refused',
  work: 'Work while studying',
  stay: 'After the degree',
  conditions: 'Conditions of that stay',
};

/** One country’s visa: the texts of its row, and the rows below when it is open. */
function visaOf(country: CountryOfGuide) {
  const rupees = feeInRupees(country);
  const fee = feeText(country);
  const { facts, details, costs, unknown } = country;
  const { processing, family } = details;
  const { rests, refused, stay, facts: more } = answersOf(country);
  const { workHours, afterStudy: after } = facts;
  const cell = (stated: readonly (Fact | undefined)[], reason?: string) =>
    cellOf(stated, reason && unknown[reason]);
  const beside = withVisaText(country);
  const rows: readonly (readonly [string, ReadingCell])[] = [
    [titles.fee, cellOf(costs.visa, unknown['visa-fee'], beside ? [beside] : [])],
    [titles.time, cell([processing], 'processing')],
    [titles.family, family ? countedText(family) : cell([], 'family')],
    [titles.rests, rests],
    [titles.refused, refused],
    [titles.work, cell([workHours], 'work')],
    [titles.stay, cell([after], 'after-study')],
    ...(stay ? [[titles.conditions, stay] as const] : []),
  ];
  return {
    name: facts.country,
    visa: facts.visa.value,
    ...(rupees
      ? { rupees: rupeesText(rupees, costs.visa), fee, beside }
      : // The only fee known may be that of an embassy elsewhere.
        { rupees: 'Ask us', fee: undefined, beside: capital(fee) || undefined }),
    time: timeOf(country),
    family: family ? countedText(family) : none,
    rows,
    facts: [
      ...[...costs.visa, beside ? costs.insurance : undefined, processing, family, workHours, after]
        .filter((fact) => fact !== undefined)
        .map(countedFact),
      ...more,
    ],
  };
}

/** The countries of each guide; its anchor is the end of the guide’s address, e.g. `new-zealand`. */
const guides = [...new Set(countries.map(({ facts }) => facts.guidePath))].map((guidePath) => {
  const members = countries.filter(({ facts }) => facts.guidePath === guidePath);
  const [first] = members;
  const several = members.length > 1;
  return {
    id: guidePath.replace('/study-in-', ''),
    name: several ? 'Europe' : (first?.facts.country ?? ''),
    link: { label: `Study in ${several ? 'Europe' : first?.costs.inSentence}`, href: guidePath },
    countries: members.map(visaOf),
  };
});

const visa = {
  work: { caption: captions.work, columns: columns.work, pairs: workRows },
  guides,
  none,
  heads: { country: 'Country', fee: titles.fee, time: titles.time, family: titles.family },
  page: {
    hero: {
      eyebrow,
      title: 'Visa and work',
      blurb:
        'What the visa costs, how long it takes, what a refusal means, and work during and after your studies.',
    },
    closing: closingWith('checklist', 'money', 'compare'),
  },
  parts: [
    {
      id: 'by-country',
      title: 'By country',
      intro: `Open a country for what the decision rests on, refusals, work and family. Where an answer is missing, we found nothing official in November 2026: ask us. Rupees are at the rates of ${dayText(oldestRate)} or later.`,
      folded: 'About interviews',
      note: 'The USA decides at an interview, at the embassy in Kathmandu. Germany’s embassy sees every applicant at an appointment, and the UK may interview you; elsewhere we found no fixed interview.',
    },
    {
      id: 'work',
      title: 'Work during and after your studies',
      short: 'Work',
      intro:
        'What each country allows as a rule. Conditions and longer stays stand under each country above.',
      facts: [...factsIn(({ facts }) => facts.workHours), ...factsIn(({ facts }) => facts.afterStudy)],
    },
    {
      id: 'if-refused',
      title: 'If a visa is refused',
      short: 'Refusal',
      intro: 'A refusal letter names its reasons. A second application helps only if those are answered.',
      practice: 'What we do with every refusal. The official rules that we know stand under each country.',
      list: [
        'Read the letter with a counsellor, and write down each reason',
        'Tell the school at once: ask whether you can start a term later, and what it refunds',
        'Answer each reason with a paper that was not there before',
        'Name the refusal in every later form that asks for it, for any country: hiding it is a reason for the next one',
        'Apply again only when the money, the course or the papers have changed',
      ],
      links: [{ label: 'What a refusal costs, and what is paid back', href: '/plan/money#if-refused' }],
    },
  ],
  changing: 'fees, times and rules',
  ask: 'Ask about my visa',
  question: 'I would like to ask about a student visa. Country, course and earlier refusals, if any:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type VisaContent = typeof visa;

export default visa;
