// @vitest-environment node
import { expect, it } from 'vitest';
import { readMessage } from './message.ts';
import { namedCountries } from './studies.ts';

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
])('the words of "%s" are "%s"', (typed, words) => {
  expect(readMessage(typed).words).toBe(words);
});

it.each([
  ['nz vs aus', ['Australia', 'New Zealand']],
  ['U.K., England and Great Britain', ['UK']],
  ['the States', ['USA']],
  ['जापान Japan मा', ['Japan']],
  ...['study in US', 'study in us', 'US', 'IELTS US', 'ielts requirement for us', 'U.S.'].map(
    (text) => [text, ['USA']] as const,
  ),
  ...['Can you help us?', 'TELL US MORE', 'join us', 'bus', 'Ukraine', 'duke', 'beautiful'].map(
    (text) => [text, []] as const,
  ),
  // "us" stands beside another country.
  ['explain to us the IELTS score for Japan', ['Japan']],
] as const)('the countries in "%s" are %j', (text, labels) => {
  expect(namedCountries(readMessage(text)).map(({ label }) => label)).toEqual(labels);
});
