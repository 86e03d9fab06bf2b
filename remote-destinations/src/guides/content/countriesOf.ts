/** Reads the countries of the guides, for the tools and other packages, from facts with fixed ids. */
import type { CountryFacts } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { nepalDay } from '@sayapatri/facts/time';
import type { GuideFolder } from '../../../vite/readGuides.ts';
import type { CountryOfGuide } from '../../plan/cost/country.ts';
import { countryOn } from '../../plan/cost/countryOn.ts';
import { byLevel } from '../../plan/state/planAnswers.ts';
import { type CountryDetails, detailIds } from '../schema/countryDetails.ts';
import type { GuideCountry } from '../schema/guide.ts';

type CountryFolder = Pick<GuideFolder, 'name' | 'guide' | 'facts'>;

/** The countries of the guides, in the menus' order, with the figures for somebody who begins to prepare on `day`. */
export const countriesOf = (guides: readonly CountryFolder[], day = nepalDay(new Date())): CountryOfGuide[] =>
  guides.flatMap((guide) =>
    (guide.guide.countries ?? []).map((country) => countryOn(countryOf(country, guide), day)),
  );

function countryOf(
  {
    country,
    code,
    currency,
    inSentence = country,
    scale,
    facts: prefix = '',
    costs = {},
    unknown = {},
  }: GuideCountry,
  { name, facts }: CountryFolder,
): CountryOfGuide {
  const own = (id: string) => facts.get(prefix + id);
  // `guideFaults` has refused a guide without one of these facts.
  const needed = (id: string) => facts.get(id) as Fact;
  const levelsOf = (part: string) => byLevel((level) => own(`${part}-${level}`));
  const optional = { living: own('living'), visaFee: own('visa-fee'), workHours: own('work') };
  const countryFacts: CountryFacts = {
    country,
    code,
    guidePath: `/study-in-${name}`,
    currency,
    tuition: levelsOf('tuition'),
    duration: levelsOf('duration'),
    intakes: needed(`${prefix}intakes`),
    proofOfFunds: needed(`${prefix}funds`),
    visa: needed(`${prefix}visa`),
    ...(scale && { scale: scale.map(needed) }),
    english: levelsOf('english'),
    pte: levelsOf('pte'),
    toefl: levelsOf('toefl'),
    ...Object.fromEntries(
      Object.entries({ ...optional, afterStudy: own('after-study') }).filter(([, fact]) => fact),
    ),
  };
  const details: CountryDetails = Object.fromEntries(
    detailIds.flatMap((id) => {
      const fact = own(id);
      return fact ? [[id, fact]] : [];
    }),
  );
  const { living, funds, visa, yearly = [], once, ...rest } = costs;
  const byCity = ({ big, small }: { big: string; small: string }) => ({
    big: needed(big),
    small: needed(small),
  });
  const livingFact = typeof living === 'string' ? needed(living) : living ? byCity(living) : optional.living;
  const visaFees = [optional.visaFee, details['biometrics-fee'], details['medical-fee']];
  return {
    id: country.toLowerCase().replaceAll(' ', '-'),
    name: country,
    inSentence,
    guidePath: countryFacts.guidePath,
    facts: countryFacts,
    details,
    unknown,
    costs: {
      ...rest,
      ...(livingFact && { living: livingFact }),
      ...(funds && { funds: byCity(funds) }),
      visa: visa?.map(needed) ?? visaFees.filter((fact) => fact !== undefined),
      yearly: yearly.map(needed),
      ...(details.insurance && { insurance: details.insurance }),
      ...(once && { once: { levels: once.levels, facts: once.facts.map(needed) } }),
    },
  };
}
