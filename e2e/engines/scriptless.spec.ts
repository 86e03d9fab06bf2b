import { expect, test } from './test.ts';

test.use({ engineOptions: { scripts: false } });

test('menus, links and the form work', async ({ tab }) => {
  await tab.open('/about');
  expect(await tab.run(() => matchMedia('(scripting: none)').matches)).toBe(true);
  await tab.hover('header button', 'Study Abroad');
  await tab.click('header a', 'Korea');
  await tab.at('/study-in-korea');
  await tab.resize(500, 900);
  await tab.click('button', 'Open menu');
  await tab.click('header a', 'Contact');
  await tab.at('/contact');
  for (const [field, text] of Object.entries({
    name: 'A Student',
    email: 'a@mail.example',
    message: 'Hello',
  })) {
    await tab.click(`main form [name=${field}]`);
    await tab.type(text);
  }
  await tab.click('main form button', 'Send Message');
  await tab.shows('main', "Thanks! You'll get a response in 24 hours.");
});
