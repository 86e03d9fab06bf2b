/** Whatever the office writes in the shell's content files can be read on its page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlOf, textOf } from '../siteFolder.ts';
import { expect, test } from '../test.ts';

const folder = path.resolve(import.meta.dirname, '../../shell/src/content');
const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const allIn = (name: string) => readdirSync(path.join(folder, name)).map((file) => read(`${name}/${file}`));

const { classes, ...charges } = read('charges.json');
const staff = allIn('staff');
const closing = read('serviceTexts.json');
const services = allIn('services').map((service) => [service.path, [service, closing]]);

const contentOf: Record<string, unknown> = {
  ...Object.fromEntries(services),
  '/': [read('home.json'), read('faq.json'), read('universities.json'), allIn('testimonials')],
  '/about': [read('about.json'), staff],
  '/contact': read('contact.json'),
  '/services': [read('services.json'), charges],
  '/services/test-preparation': [classes, read('services/test-preparation.json'), closing],
  '/test-team-slider': staff.map(({ role }) => role),
};

/** What a page draws, links to or prints in another form. */
const notPrinted = ['path', 'href', 'icon', 'image', 'email', 'phone', 'date'];

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (notPrinted.includes(key) ? [] : textsIn(value)));
}

/** Without the spaces that markup adds; a link in Markdown is printed as its words. */
const letters = (text: string) => text.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1').replaceAll(/\s|\u2060/g, '');

for (const [page, content] of Object.entries(contentOf))
  test(`${page} has all of its content`, () => {
    const printed = letters(textOf(htmlOf(page)));
    const texts = textsIn(content);
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => !printed.includes(letters(text)))).toEqual([]);
  });
