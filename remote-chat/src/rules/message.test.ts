// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { anyOf, eachWith, onlyOf, readMessage } from './message.ts';
import { namedCountries } from './studies.ts';

describe('the words of a message', () => {
  it.each([
    ['Which HISTORY?', ' which history '],
    ["What's   up", ' whats up '],
    ['what’s up', ' whats up '],
    ['I.E.L.T.S. in the U.K.', ' ielts in the uk '],
    ['u.s. or U.S.A.', ' usa or usa '],
    ['tell us of the US', ' tell us of the usa '],
    ['TELL US', ' tell us '],
    ['hiiiii', ' hi '],
    ['IELTSको score', ' ielts ko score '],
    ['भिसाको शुल्क २५ लाख', ' visa ko shulka 25 lakh '],
    ['मामा, घरमा र चामल', ' mama घर ma ra चामल '],
    ['ＩＥＬＴＳ／ＰＴＥ', ' ielts pte '],
    ['vis\u00ada he\u200bllo', ' visa hello '],
    ['<b>hi</b>', ' b hi b '],
    ['।?!', '  '],
  ])('of "%s" are "%s"', (typed, words) => {
    expect(readMessage(typed).words).toBe(words);
  });
});

describe('a question', () => {
  it('is asked by whole words and phrases only', () => {
    const asks = anyOf('hi, new zealand');
    expect(asks(readMessage('oh, hi'))).toBe(true);
    expect(asks(readMessage('New   Zealand!'))).toBe(true);
    expect(asks(readMessage('which'))).toBe(false);
    expect(asks(readMessage('new in zealand'))).toBe(false);
  });

  it('of onlyOf needs one of its words and allows only fillers beside it', () => {
    const asks = onlyOf('yes, yeah', 'please');
    expect(asks(readMessage('Yes please'))).toBe(true);
    expect(asks(readMessage('please'))).toBe(false);
    expect(asks(readMessage('yes but no'))).toBe(false);
    expect(asks(readMessage(''))).toBe(false);
  });

  it('can pair openings with endings', () => {
    expect(eachWith('how to, how do i', 'apply, study')).toBe(
      'how to apply, how to study, how do i apply, how do i study',
    );
  });
});

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

  it('exclude the USA if "us" stands beside another country', () => {
    expect(countriesIn('explain to us the IELTS score for Japan')).toEqual(['japan']);
  });
});
