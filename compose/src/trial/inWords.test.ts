import { expect, it } from 'vitest';
import { errorInWords, inWords } from './inWords.ts';

it.each([
  [
    'page.evaluate: Execution context was destroyed, most likely because of a navigation',
    /opens another document/,
  ],
  ['page.evaluate: Cannot find context with specified id', /opens another document/],
  [
    'page.goto: Navigation to "http://127.0.0.1/" is interrupted by another navigation',
    /opens another document/,
  ],
  ['locator.count: Frame was detached', /opens another document/],
  ['page.evaluate: Target page, context or browser has been closed', /the browser ends it/],
  ['page.evaluate: Target crashed', /so much memory/],
  ['locator.click: Timeout 48000ms exceeded.', /does not answer a visitor in time/],
  [
    'locator.fill: Timeout 48000ms exceeded.\nCall log:\n  - waiting for getByRole',
    /does not answer a visitor/,
  ],
  ['page.goto: net::ERR_CONNECTION_REFUSED at http://127.0.0.1:1/', /can’t be loaded/],
  ['page.goto: net::ERR_TOO_MANY_REDIRECTS at http://127.0.0.1:1/', /redirects to itself/],
  ['page.goto: net::ERR_ABORTED; maybe frame was detached?', /opens another document/],
  ['page.goto: Download is starting', /no page/],
  ['locator.click: Error: strict mode violation: getByRole("dialog") resolved to 2 elements', /there once/],
  ['locator.click: <div> intercepts pointer events', /lies over/],
  ['locator.click: Element is outside of the viewport', /outside the screen/],
  ['locator.click: Element is not visible', /can’t be used/],
  ['page.evaluate: Error: Axe is already running. Use `await axe.run()`', /can’t be examined/],
  ['page.evaluate: Error: No elements found for include in page Context', /can’t be examined/],
  [
    'cdpSession.send: Protocol error (Runtime.callFunctionOn): Object reference chain is too long',
    /own objects/,
  ],
])('says “%s” in words of its own', (message, words) => {
  const said = inWords(new Error(message));
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\w+\.\w+:|\d+ ?ms|context|net::|axe|Protocol|strict mode|No elements/i);
});

it('quotes an unknown message, and says what it stops', () => {
  expect(inWords(new Error('page.evaluate: TypeError: matrix.flip is no function'))).toBe(
    "it can't be examined to the end, as its code stops the examination with “matrix.flip is no function”",
  );
});

it.each([
  ['Error: no such price', 'its code reports the error “no such price”'],
  ['page.clock.runFor: Error: the session has ended', 'its code reports the error “the session has ended”'],
  [
    'Minified React error #185; visit https://react.dev/errors/185 for the full message',
    'a component draws itself again and again without end (React error 185, https://react.dev/errors/185)',
  ],
  ['Minified React error #999; visit', 'a render fails (React error 999, https://react.dev/errors/999)'],
])('says the page’s own error “%s” in a sentence', (message, sentence) => {
  expect(errorInWords(message)).toBe(sentence);
});
