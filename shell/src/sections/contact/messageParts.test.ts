// @vitest-environment node
import { expect, test } from 'vitest';
import { suggestedMessage } from './messageParts.ts';

test.each([
  ['', ''],
  ['?other=1', ''],
  ['?message=Australia%2C%20bachelor', 'Australia, bachelor'],
  ['?message=first%0D%0Asecond', 'first\nsecond'],
  ['?message=%20%00a%E2%80%AEb%20', 'ab'],
  ['?message=%3Cb%3E', '<b>'],
])('%s suggests "%s"', (search, text) => expect(suggestedMessage(search)).toBe(text));

test('a suggestion is cut to 1,000 characters', () => {
  expect(suggestedMessage(`?message=${'x'.repeat(5000)}`)).toHaveLength(1000);
});
