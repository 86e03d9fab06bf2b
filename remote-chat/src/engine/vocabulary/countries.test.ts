// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { namedCountries } from './countries.ts';
import { readMessage } from './message.ts';

const countriesIn = (text: string) => namedCountries(readMessage(text)).map(({ country }) => country);

describe('the countries a message names', () => {
  it.each([
    ['Australia or New Zealand?', ['australia', 'new zealand']],
    ['nz vs aus', ['australia', 'new zealand']],
    ['U.K., England and Great Britain', ['uk']],
    ['the States', ['usa']],
    ['south korea', ['korea']],
    ['Germany', ['europe']],
    ['जापान Japan मा', ['japan']],
    ['canadian college', ['canada']],
  ])('in "%s" are %j', (text, countries) => {
    expect(countriesIn(text)).toEqual(countries);
  });

  it.each([
    'study in US',
    'study in us',
    'US',
    'IELTS US',
    'ielts requirement for us',
    'the us',
    'U.S.',
    'usa',
  ])('include the USA in "%s"', (text) => {
    expect(countriesIn(text)).toEqual(['usa']);
  });

  it.each([
    'tell us more',
    'Can you help us?',
    'TELL US MORE',
    'join us',
    'bus',
    'Ukraine',
    'duke',
    'beautiful',
  ])('are none in "%s"', (text) => {
    expect(countriesIn(text)).toEqual([]);
  });

  it('leave "us" to the people asking once a country is certain', () => {
    expect(countriesIn('explain to us the IELTS score for Japan')).toEqual(['japan']);
  });
});
