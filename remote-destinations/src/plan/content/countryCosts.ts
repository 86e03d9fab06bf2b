/** The planner's figures for each country, all read from the facts that the guide states. */
import type { Fact } from 'shared/facts';
import * as australia from '../../content/facts/australia.ts';
import * as canada from '../../content/facts/canada.ts';
import { facts as europe } from '../../content/facts/europe.ts';
import * as japan from '../../content/facts/japan.ts';
import * as korea from '../../content/facts/korea.ts';
import * as newZealand from '../../content/facts/newZealand.ts';
import * as uk from '../../content/facts/uk.ts';
import * as usa from '../../content/facts/usa.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import type { Amount, Money } from '../money/amount.ts';
import { amountOf } from './amountOf.ts';

const [germany, france, netherlands, finland] = europe;

const perMonth = (fact: Fact) => ({ ...amountOf(fact, 12), facts: [fact] });
const perYear = (fact: Fact) => ({ ...amountOf(fact), facts: [fact] });
const free = (fact: Fact): Amount => ({ low: 0, high: 0, fact });
/** The UK states its sum for nine months. */
const twelveMonths = (fact: Fact): Money => amountOf(fact, 12 / 9);
/** A year's total of several monthly facts. */
const allOf = (facts: readonly Fact[]): Money => {
  const total = facts.reduce((sum, fact) => sum + amountOf(fact, 12).low, 0);
  return { low: total, high: total };
};
const spanOf = ({ low, high }: Money, other: Money): Money => ({
  low: Math.min(low, other.low),
  high: Math.max(high, other.high),
});

const inner = twelveMonths(uk.innerLondon);
const outer = twelveMonths(uk.outerLondon);

const costs: readonly CountryCosts[] = [
  {
    id: 'australia',
    name: 'Australia',
    currency: 'AUD',
    guidePath: '/study-in-australia',
    tuition: {
      diploma: amountOf(australia.facts.tuition.diploma),
      bachelor: amountOf(australia.facts.tuition.bachelor),
      master: amountOf(australia.facts.tuition.master),
      doctorate: amountOf(australia.facts.tuition.doctorate),
    },
    years: { diploma: 2, bachelor: 3, master: 2, doctorate: 4 },
    living: perMonth(australia.facts.living),
    visa: [amountOf(australia.visaFee)],
    funds: {
      fact: australia.facts.proofOfFunds,
      living: amountOf(australia.facts.proofOfFunds),
      withTuition: true,
      also: 'travel',
    },
    work: { fact: australia.facts.workHours, hoursPerWeek: 24 },
  },
  {
    id: 'canada',
    name: 'Canada',
    currency: 'CAD',
    guidePath: '/study-in-canada',
    tuition: {
      bachelor: amountOf(canada.facts.tuition.bachelor),
      master: amountOf(canada.facts.tuition.master),
    },
    years: { diploma: 2, bachelor: 4, master: 2, doctorate: 5 },
    living: perMonth(canada.facts.living),
    visa: [],
    funds: {
      fact: canada.facts.proofOfFunds,
      living: amountOf(canada.facts.proofOfFunds),
      withTuition: true,
      also: 'travel',
    },
    work: { fact: canada.facts.workHours, hoursPerWeek: 20 },
  },
  {
    id: 'usa',
    name: 'the USA',
    currency: 'USD',
    guidePath: '/study-in-usa',
    tuition: {
      diploma: amountOf(usa.facts.tuition.diploma),
      bachelor: amountOf(usa.facts.tuition.bachelor),
      master: amountOf(usa.facts.tuition.master),
    },
    years: { diploma: 2, bachelor: 4, master: 2, doctorate: 6 },
    visa: [amountOf(usa.sevisFee), amountOf(usa.interviewFee)],
    funds: { fact: usa.facts.proofOfFunds, withTuition: false },
  },
  {
    id: 'uk',
    name: 'the UK',
    currency: 'GBP',
    guidePath: '/study-in-uk',
    tuition: { bachelor: amountOf(uk.facts.tuition.bachelor), master: amountOf(uk.facts.tuition.master) },
    years: { diploma: 1, bachelor: 3, master: 1, doctorate: 4 },
    living: {
      ...spanOf(outer, inner),
      byCity: { big: inner, small: outer },
      facts: [uk.innerLondon, uk.outerLondon],
    },
    visa: [amountOf(uk.visaFee)],
    insurance: amountOf(uk.healthSurcharge),
    funds: {
      fact: uk.outerLondon,
      living: { ...spanOf(amountOf(uk.outerLondon), amountOf(uk.innerLondon)), fact: uk.outerLondon },
      withTuition: true,
    },
    work: { fact: uk.facts.workHours, hoursPerWeek: 20 },
  },
  {
    id: 'new-zealand',
    name: 'New Zealand',
    currency: 'NZD',
    guidePath: '/study-in-new-zealand',
    tuition: { bachelor: amountOf(newZealand.facts.tuition.bachelor) },
    years: { diploma: 2, bachelor: 3, master: 2, doctorate: 4 },
    living: perYear(newZealand.facts.proofOfFunds),
    visa: [amountOf(newZealand.visaFee)],
    funds: {
      fact: newZealand.facts.proofOfFunds,
      living: amountOf(newZealand.facts.proofOfFunds),
      withTuition: true,
      also: 'an onward ticket or its price',
    },
    work: { fact: newZealand.workHours, hoursPerWeek: 20 },
  },
  {
    id: 'germany',
    name: 'Germany',
    currency: 'EUR',
    guidePath: '/study-in-europe',
    tuition: { bachelor: free(germany.tuition.bachelor), master: free(germany.tuition.master) },
    years: { bachelor: 4, master: 2, doctorate: 5 },
    living: perYear(germany.proofOfFunds),
    visa: [],
    funds: { fact: germany.proofOfFunds, living: amountOf(germany.proofOfFunds), withTuition: false },
    work: { fact: germany.workHours, hoursPerWeek: 20 },
  },
  {
    id: 'france',
    name: 'France',
    currency: 'EUR',
    guidePath: '/study-in-europe',
    tuition: { master: amountOf(france.tuition.master) },
    years: { bachelor: 3, master: 2, doctorate: 3 },
    living: perMonth(france.proofOfFunds),
    visa: [],
    funds: { fact: france.proofOfFunds, living: amountOf(france.proofOfFunds, 12), withTuition: false },
  },
  {
    id: 'netherlands',
    name: 'the Netherlands',
    currency: 'EUR',
    guidePath: '/study-in-europe',
    tuition: {
      bachelor: amountOf(netherlands.tuition.bachelor),
      master: amountOf(netherlands.tuition.master),
    },
    years: { bachelor: 4, master: 2, doctorate: 4 },
    living: perYear(netherlands.proofOfFunds),
    visa: [],
    funds: {
      fact: netherlands.proofOfFunds,
      living: amountOf(netherlands.proofOfFunds),
      withTuition: true,
    },
  },
  {
    id: 'finland',
    name: 'Finland',
    currency: 'EUR',
    guidePath: '/study-in-europe',
    tuition: { bachelor: amountOf(finland.tuition.bachelor), master: amountOf(finland.tuition.master) },
    years: { bachelor: 4, master: 2, doctorate: 4 },
    living: perYear(finland.proofOfFunds),
    visa: [],
    funds: {
      fact: finland.proofOfFunds,
      living: amountOf(finland.proofOfFunds),
      withTuition: true,
      also: 'insurance',
    },
  },
  {
    id: 'japan',
    name: 'Japan',
    currency: 'JPY',
    guidePath: '/study-in-japan',
    tuition: {
      language: amountOf(japan.facts.tuition.language),
      bachelor: amountOf(japan.facts.tuition.bachelor),
      master: amountOf(japan.facts.tuition.master),
    },
    years: { language: 1, diploma: 2, bachelor: 4, master: 2, doctorate: 3 },
    visa: [],
    once: { levels: ['bachelor', 'master', 'doctorate'], amounts: [amountOf(japan.admissionFee)] },
    funds: { fact: japan.facts.proofOfFunds, withTuition: false },
    work: { fact: japan.facts.workHours, hoursPerWeek: 28 },
  },
  {
    id: 'korea',
    name: 'Korea',
    currency: 'KRW',
    guidePath: '/study-in-korea',
    tuition: { master: amountOf(korea.facts.tuition.master, 2) },
    years: { language: 1, bachelor: 4, master: 2, doctorate: 3 },
    living: {
      ...allOf(Object.values(korea.monthly)),
      facts: Object.values(korea.monthly),
      currency: 'EUR',
    },
    visa: [],
    funds: { fact: korea.facts.proofOfFunds, withTuition: false },
    work: { fact: korea.facts.workHours, hoursPerWeek: 25 },
  },
];

export default costs;
