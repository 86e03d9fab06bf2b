/** What the tools and other packages are told of a guide's countries, read from its facts by their ids. */
import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import type { CountryOfGuide } from '../src/plan/cost/countryCosts.ts';
import type { GuideCountry } from '../src/schema/guide.ts';
import type { GuideFolder } from './readGuides.ts';

const levels: readonly StudyLevel[] = ['language', 'diploma', 'bachelor', 'master', 'doctorate'];

/** The countries of the guides, in the menus' order. */
export const countriesOf = (guides: readonly GuideFolder[]): CountryOfGuide[] =>
  guides.flatMap((guide) => (guide.guide.countries ?? []).map((country) => countryOf(country, guide)));

function countryOf(
  { country, code, currency, inSentence = country, ownScale, facts: prefix = '', costs = {} }: GuideCountry,
  { name, facts }: GuideFolder,
): CountryOfGuide {
  const own = (id: string) => facts.get(prefix + id);
  // The schema has found each of them.
  const needed = (id: string) => facts.get(id) as Fact;
  const byLevel = (part: string) =>
    Object.fromEntries(
      levels.flatMap((level) => {
        const fact = own(`${part}-${level}`);
        return fact ? [[level, fact]] : [];
      }),
    );
  const optional = { living: own('living'), visaFee: own('visa-fee'), workHours: own('work') };
  const countryFacts: CountryFacts = {
    country,
    code,
    guidePath: `/study-in-${name}`,
    currency,
    tuition: byLevel('tuition'),
    duration: byLevel('duration'),
    intakes: needed(`${prefix}intakes`),
    proofOfFunds: needed(`${prefix}funds`),
    visa: needed(`${prefix}visa`),
    ...(ownScale && { ownScale }),
    english: byLevel('english'),
    pte: byLevel('pte'),
    toefl: byLevel('toefl'),
    ...Object.fromEntries(
      Object.entries({ ...optional, afterStudy: own('after-study') }).filter(([, fact]) => fact),
    ),
  };
  const { living = optional.living ? [optional.living.id] : [], visa, insurance, once, ...rest } = costs;
  return {
    facts: countryFacts,
    costs: {
      ...rest,
      inSentence,
      living: 'big' in living ? { big: needed(living.big), small: needed(living.small) } : living.map(needed),
      visa: visa?.map(needed) ?? (optional.visaFee ? [optional.visaFee] : []),
      ...(insurance && { insurance: needed(insurance) }),
      ...(once && { once: { levels: once.levels, facts: once.facts.map(needed) } }),
    },
  };
}
