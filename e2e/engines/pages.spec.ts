import { kinds } from '../routes.ts';
import { expect, test } from './test.ts';

test('every kind of page loads, hydrates and logs nothing', async ({ tab }) => {
  test.setTimeout(300_000);
  const logged: Record<string, string[]> = {};
  for (const path of kinds) {
    await tab.visit(path);
    // The end of the page as well: pictures and carousels load when they come near.
    await tab.run(() => scrollTo(0, document.documentElement.scrollHeight));
    await tab.shows('footer', 'All rights reserved');
    const messages = await tab.run(() => window.logged);
    if (messages.length > 0) logged[path] = messages;
  }
  expect(logged).toEqual({});
});
