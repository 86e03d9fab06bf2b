import { inflateSync } from 'node:zlib';
import { messagesFrom, thanks, uniqueEmail } from '../enquiryForm.ts';
import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

const hasFocus = (name: string) => {
  const focused = document.activeElement;
  return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').includes(name);
};

const isOpen = (name: string) =>
  [...document.querySelectorAll('header button')].some(
    (button) => button.textContent?.trim() === name && button.getAttribute('aria-expanded') === 'true',
  );

/** A finger where the engine's driver has one: WebKitGTK's has not. */
const tap = (tab: Tab, selector: string, name: string) =>
  tab.engine.name === 'Firefox' ? tab.tap(selector, name) : tab.click(selector, name);

/** How many sheets a PDF of Firefox's has, which compresses their descriptions. */
function sheetsIn(pdf: string): number {
  const parts = [...pdf.matchAll(/stream\r?\n(.*?)endstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return ''; // A font or picture.
    }
  });
  return parts.join('').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

test('a menu opens below the pointer, by a click and by keys', async ({ tab }) => {
  await tab.visit('/about');
  await tab.hover('header button', 'Study Abroad');
  await tab.click('header a', 'Japan');
  await tab.at('/study-in-japan');
  await tab.hydrated();
  await tab.click('header button', 'Test Preparation');
  await tab.until(isOpen, 'Test Preparation');
  await tab.hover('main h1');
  await tab.focus('header button', 'Test Preparation');
  await tab.press('Enter');
  await tab.until(isOpen, 'Test Preparation');
  await tab.press('Tab');
  await tab.until(hasFocus, 'IELTS & PTE');
  await tab.press('Escape');
  await tab.until(hasFocus, 'Test Preparation');
  expect(await tab.run(isOpen, 'Test Preparation')).toBe(false);
});

test('the menu of a phone opens by keys and by a finger', async ({ tab }) => {
  await tab.resize(500, 900);
  await tab.visit('/about');
  await tab.focus('button', 'Open menu');
  await tab.press('Enter');
  await tab.find('[role=dialog] a', 'Services');
  await tab.press('Escape');
  await tab.until(hasFocus, 'Open menu');
  await tap(tab, 'button', 'Open menu');
  await tap(tab, '[role=dialog] a', 'SAT');
  await tab.at('/sat');
});

test('an enquiry is sent, thanked for and kept', async ({ tab }) => {
  const email = uniqueEmail();
  await tab.visit('/contact');
  for (const [field, text] of Object.entries({ name: 'A Student', email, message: 'Japan, please.' })) {
    await tab.click(`main form [name=${field}]`);
    await tab.type(text);
  }
  await tab.click('main form button', 'Send Message');
  await tab.shows('main', thanks);
  expect(messagesFrom(email)).toEqual(['Japan, please.']);
});

test('the assistant answers, and Esc leads back to its button', async ({ tab }) => {
  await tab.visit('/services');
  const excess = await tab.run(() => {
    const button = [...document.querySelectorAll('button')].find(
      (part) => part.textContent === 'Chat with us',
    );
    const words = document.createRange();
    words.selectNodeContents(button ?? document.body);
    return words.getBoundingClientRect().height - (button?.clientHeight ?? 0);
  });
  expect(excess, 'height of the words over that of the button').toBeLessThanOrEqual(0);
  await tab.click('button', 'Chat with us');
  await tab.shows('[role=log]', 'elcome');
  await tab.click('dialog input');
  await tab.type('qwertyuiop');
  await tab.press('Enter');
  await tab.shows('[role=log]', "I'm not sure how to respond to that.");
  await tab.type('एनओसी');
  await tab.press('Enter');
  await tab.shows('[role=log]', 'No Objection Certificate');
  await tab.press('Escape');
  await tab.until(hasFocus, 'Chat with us');
});

test('the cost planner follows a choice of country', async ({ tab }) => {
  await tab.visit('/plan/cost');
  await tab.focus('main select');
  await tab.type('J');
  await tab.until(() => location.search.includes('country=japan'));
  await tab.shows('main', 'Japan');
});

test('the blog’s search finds while it is typed', async ({ tab }) => {
  await tab.visit('/blogs');
  await tab.click('main input');
  await tab.type('scholarship');
  await tab.at('/blogs?search=scholarship');
  await tab.shows('main', 'Showing 1 of 3 articles');
  await tab.type('x');
  await tab.shows('main', 'Showing 0 of 3 articles');
});

test('the next question comes by its button, and the first one by the former', async ({ tab }) => {
  await tab.visit('/');
  // The carousel comes to life when it is near.
  await tab.hover('main h2', 'Frequently asked questions');
  await tab.click('main button', 'Next question');
  await tab.shows('main [role=status]', '2 of 8');
  await tab.click('main button', 'Previous question');
  await tab.click('main button', 'Previous question');
  await tab.shows('main [role=status]', '8 of 8');
});

test('a guide prints on five sheets at most, with its folds open', async ({ tab }) => {
  test.skip(tab.engine.name === 'WebKit', 'WebKitWebDriver cannot print.');
  await tab.visit('/study-in-canada');
  const sheets = sheetsIn(Buffer.from(String(await tab.engine.send('print')), 'base64').toString('latin1'));
  // On one or two, the folds would be closed.
  expect([3, 4, 5]).toContain(sheets);
});
