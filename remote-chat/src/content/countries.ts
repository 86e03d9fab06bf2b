import type { RequirementCountry } from '@sayapatri/contract';

export type Country = RequirementCountry | 'europe' | 'korea';

export interface CountryEntry {
  country: Country;
  label: string;
  /** The name within a sentence: `the UK` in "in the UK". */
  inSentence: string;
  guidePath: `/${string}`;
  /** Words and phrases that students use, including cities and common misspellings; separated by commas. */
  names: string;
  /** The `names` of countries that no guide has figures of, so that a question on Poland never gets Germany's. */
  withoutFigures?: string;
}

const elsewhereInEurope =
  'denmark, sweden, norway, belgium, austria, switzerland, italy, spain, portugal, poland, hungary, malta, cyprus, ireland, lithuania, latvia, estonia';

/** The eight destinations, in the order of the Study Abroad menu. */
export const countries: readonly CountryEntry[] = [
  {
    country: 'australia',
    label: 'Australia',
    inSentence: 'Australia',
    guidePath: '/study-in-australia',
    names:
      'australia, australian, aus, aussie, austrailia, austrilia, austalia, autralia, australlia, sydney, melbourne, brisbane, perth, adelaide',
  },
  {
    country: 'canada',
    label: 'Canada',
    inSentence: 'Canada',
    guidePath: '/study-in-canada',
    names: 'canada, canadian, cannada, canda, cananda, toronto, vancouver, montreal',
  },
  {
    country: 'usa',
    label: 'USA',
    inSentence: 'the USA',
    guidePath: '/study-in-usa',
    // "us" is usually the pronoun, so it counts only in phrases about a place (see also vocabulary/message.ts).
    names:
      'usa, united states, the states, america, american, amrica, in us, in the us, the us, us university, us universities, us college, us colleges, us visa, us student visa, us ielts, us pte, us ma, us ko, us jana, new york, california, texas',
  },
  {
    country: 'uk',
    label: 'UK',
    inSentence: 'the UK',
    guidePath: '/study-in-uk',
    names:
      'uk, united kingdom, britain, great britain, british, england, scotland, wales, london, manchester',
  },
  {
    country: 'new zealand',
    label: 'New Zealand',
    inSentence: 'New Zealand',
    guidePath: '/study-in-new-zealand',
    names: 'new zealand, newzealand, nz, new zeland, newzeland, auckland, wellington',
  },
  {
    country: 'europe',
    label: 'Europe',
    inSentence: 'Europe',
    guidePath: '/study-in-europe',
    names: `europe, european, eu, schengen, germany, france, finland, netherlands, holland, ${elsewhereInEurope}`,
    withoutFigures: elsewhereInEurope,
  },
  {
    country: 'japan',
    label: 'Japan',
    inSentence: 'Japan',
    guidePath: '/study-in-japan',
    names: 'japan, japanese, japn, jappan, nippon, tokyo, osaka',
  },
  {
    country: 'korea',
    label: 'Korea',
    inSentence: 'Korea',
    guidePath: '/study-in-korea',
    names: 'korea, korean, koria, seoul, busan',
  },
];
