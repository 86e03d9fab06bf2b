/**
 * The dataset `serviceFigures`: each guide's figures for each service; a guide of several countries has one range. The build
 * calculates it.
 */

import type { Datasets, ServiceFigure } from '@sayapatri/contract';
import { type Fact, factsIn, figureToCount, type SourcedFact, shortText } from '@sayapatri/facts';
import { listText, monthName, shortMonthName } from '@sayapatri/facts/english';
import { feeText, timeOf, withVisaText } from '../../plan/content/countryCell.ts';
import { factInRupees, feeInRupees, rupeesText } from '../../plan/content/feeInRupees.ts';
import scholarships from '../../plan/content/listedScholarships.ts';
import { rateOf, rateSource } from '../../plan/content/rates.ts';
import { livingOf as livingCosts } from '../../plan/cost/costParts.ts';
import type { CountryOfGuide } from '../../plan/cost/country.ts';
import { capital, inSentence, rupeesInWords, withWholeDates } from '../../plan/format.ts';
import { type Money, rangeOf, times } from '../../plan/money/amount.ts';
import countries from './countries.ts';
import { afterStudy, workHours } from './workBars.ts';

type Answer = Omit<ServiceFigure, 'guidePath' | 'sources'> & {
  /** What is stated, as far as it is known. */
  facts: readonly (Fact | undefined)[];
};

const askUs = 'Ask us';

const guidePaths = [...new Set(countries.map(({ guidePath }) => guidePath))];
const membersOf = (guidePath: string) => countries.filter((country) => country.guidePath === guidePath);

/** What a line of sources needs of the facts and their exchange rates, each source and date once. */
function sourcesOf(facts: Answer['facts']): SourcedFact[] {
  const sources = facts.flatMap((fact) => {
    if (fact === undefined || fact.origin === 'office') return [];
    const { source, asOf } = figureToCount(fact);
    return [
      { source, ...(asOf && { asOf }), ...(fact.usually && { usually: fact.usually }) },
      ...(fact.currency ? [rateSource(fact.currency)] : []),
    ];
  });
  return [...new Map(sources.map((one) => [JSON.stringify(one), one])).values()];
}

/** `2–3`, or one number. */
const spoken = ({ low, high }: Money, digits = 0) =>
  [...new Set([low, high].map((amount) => amount.toFixed(digits)))].join('–');

/** `Germany: €75` for each country of a guide of several, or the text alone. */
const byCountry = (
  members: readonly CountryOfGuide[],
  textOf: (country: CountryOfGuide) => string | undefined,
) =>
  members.flatMap((country) => {
    const text = textOf(country);
    if (!text) return [];
    return members.length > 1 ? [`${country.name}: ${inSentence(text)}`] : [capital(text)];
  });

function feeOf(members: readonly CountryOfGuide[]): Answer {
  const npr = rangeOf(members.flatMap((country) => feeInRupees(country) ?? []));
  const visas = members.flatMap(({ costs }) => costs.visa);
  const times = byCountry(members, timeOf);
  return {
    figure: npr ? capital(rupeesText(npr, visas)) : askUs,
    // The fee of an embassy elsewhere is none for Kathmandu.
    more: npr ? [...byCountry(members, feeText), ...byCountry(members, withVisaText)] : [],
    beside: times.length > 0 ? times : [askUs],
    facts: members.flatMap((country) => [
      ...country.costs.visa,
      country.costs.insuranceWithVisa ? country.costs.insurance : undefined,
      country.details.processing,
    ]),
    ...(npr && { order: npr.low }),
  };
}

/** A month's living costs, and the rent in them where an official body states it. */
function livingOf(members: readonly CountryOfGuide[]): Answer {
  const npr = rangeOf(
    members.flatMap((country) => {
      const living = livingCosts(country);
      return living ? [times(living.first, rateOf(country.facts.currency).npr / 12)] : [];
    }),
  );
  const rentOf = ({ details: { rent } }: CountryOfGuide) => (rent?.origin === 'office' ? undefined : rent);
  return {
    figure: npr ? rupeesInWords(npr) : askUs,
    more: [
      ...members.flatMap(({ costs }) => costs.livingCounts ?? []),
      ...byCountry(members, (country) => {
        const rent = rentOf(country);
        const rupees = rent && factInRupees(rent);
        return rupees && `rent ${rupeesInWords(rupees)}`;
      }),
    ],
    facts: members.flatMap((country) => [...factsIn(country.costs.living), rentOf(country)]),
    ...(npr && { order: npr.low }),
  };
}

/** The first open scholarship for a bachelor's student, otherwise the first open one. */
function awardOf(members: readonly CountryOfGuide[]): Answer {
  const names = members.map(({ name }) => name);
  const open = scholarships.list.filter(
    ({ countries, nepal }) => nepal === 'open' && countries.some((name) => names.includes(name)),
  );
  const award = open.find(({ levels = [] }) => levels.includes('bachelor')) ?? open[0];
  if (award === undefined) return { figure: askUs, more: [], facts: [] };
  const { name, short = name, amount, isStated, who, closes, when, facts } = award;
  const [sum] = facts.filter(({ currency }) => currency);
  const paid = sum && factInRupees(sum);
  const period = sum?.per ? ` a ${sum.per}` : '';
  // A sum is followed by its rupees for the same period.
  return {
    figure: short,
    more: [
      isStated ? amount : who.replace(/\.$/, ''),
      ...(paid ? [`About ${rupeesInWords(paid)}${period}`] : []),
    ],
    beside: [closes ? monthName(closes) : when],
    facts,
    ...(closes && { order: closes }),
  };
}

function startOf(members: readonly CountryOfGuide[]): Answer {
  const starts = members
    .flatMap(({ facts: { intakes } }) => intakes.intakes ?? [])
    .filter(({ kind }) => kind === 'main')
    .map(({ month, or }) => [month, ...(or ? [or] : [])]);
  // A country with a scale of its own states which IELTS scores equal it.
  const scale = members.flatMap(({ facts }) => facts.scale ?? []);
  const english = scale.length > 0 ? scale : members.flatMap(({ facts }) => facts.english.bachelor ?? []);
  const scores = rangeOf(english.flatMap(({ low, high = low }) => (low && high ? [{ low, high }] : [])));
  const about = english.some(({ value }) => value.includes('about ')) ? 'about ' : '';
  const text = scores
    ? `IELTS ${about}${spoken(scores, 1)}${scale.length > 0 ? ', as\u00a0a\u00a0guide' : ''}`
    : english[0] && shortText(english[0]);
  const all = [...new Set(members.length > 1 ? starts.map(([month = 0]) => month) : starts.flat())].sort(
    (one, other) => one - other,
  );
  const namesOf = (months: readonly number[]) => months.map(shortMonthName).join('/');
  return {
    figure:
      members.length > 1 ? all.map((month) => namesOf([month])).join(', ') : listText(starts.map(namesOf)),
    more: text ? [text] : [],
    facts: [...members.map(({ facts }) => facts.intakes), ...english],
  };
}

function workOf(members: readonly CountryOfGuide[], guidePath: string): Answer {
  const only = members.length === 1 ? members[0]?.facts : undefined;
  const own = only?.afterStudy;
  const asStated = only?.workHours ? figureToCount(only.workHours).value : 'By country';
  // E.g. `20 hours per week on campus`: the figure, and its condition.
  const [, aWeek, condition] = /^(\S+ hours) per week ?(.*)$/.exec(asStated) ?? [];
  const [hours, stays] = [workHours, afterStudy].map((bars) =>
    rangeOf(
      bars.filter((bar) => bar.guidePath === guidePath).map(({ amount }) => ({ low: amount, high: amount })),
    ),
  );
  const years = stays?.high ?? 0;
  const stay = Number.isInteger(years) ? `${years} ${years > 1 ? 'years' : 'year'}` : `${12 * years} months`;
  return {
    figure: hours ? (aWeek ?? `${spoken(hours)} hours`) : askUs,
    // The condition, or the period that the hours are stated for.
    more: hours && condition !== '' ? [capital(condition ?? asStated)] : [],
    beside: [own ? withWholeDates(capital(shortText(own))) : stays ? `Up to ${stay}` : askUs],
    facts: members.flatMap(({ facts }) => [facts.workHours, facts.afterStudy]),
    ...(hours && { order: hours.high }),
  };
}

const answers = {
  'university-admission': startOf,
  accommodation: livingOf,
  scholarship: awardOf,
  visa: feeOf,
  career: workOf,
};

export default Object.fromEntries(
  Object.entries(answers).map(([service, answerOf]) => [
    service,
    guidePaths.map((guidePath) => {
      const { facts, ...answer } = answerOf(membersOf(guidePath), guidePath);
      return { guidePath, ...answer, sources: sourcesOf(facts) };
    }),
  ]),
) satisfies Datasets['serviceFigures'];
