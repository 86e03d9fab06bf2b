import { expect, test } from './test.ts';

test('Back shows a form as it was left, and goes on from there', async ({ tab }) => {
  await tab.visit('/contact');
  await tab.click('main form [name=message]');
  await tab.type('I am in the middle of a sen');
  // Firefox keeps no document that is left while it fetches, as pages do ahead for the links in view.
  await tab.until(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map(({ duration, startTime }) => startTime + duration);
    return performance.now() > Math.max(...ends) + 2000;
  });
  await tab.open('/robots.txt');
  await tab.engine.send('back');
  await tab.until(() => window.isRestored);
  expect(await tab.run(() => document.querySelector('textarea')?.value)).toBe('I am in the middle of a sen');
  await tab.click('header a', 'Services');
  await tab.at('/services');
});

test('a page loads nothing of others and puts no text into HTML', async ({ tab }) => {
  await tab.visit('/about');
  await tab.run(() => {
    new Image().src = 'https://elsewhere.example/picture.png';
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
    } catch {
      // An engine with Trusted Types throws.
    }
  });
  await tab.until(() => window.logged.length > 1);
  const logged = (await tab.run(() => window.logged)).join('\n');
  expect(logged).toContain('img-src https://elsewhere.example');
  expect(logged).toContain('require-trusted-types-for');
  expect(await tab.run(() => document.querySelector('body > b'))).toBeNull();
});
