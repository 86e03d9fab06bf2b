import { brand, mapLinkUrl } from '@sayapatri/facts/brand';
import { describe, expect, it } from 'vitest';
import { countries } from '../content/countries.ts';
import messages from '../rules/messages.json';
import { addressesIn, pageOf, ruleReplyTo } from './replyWith.fixture.ts';

const sitePaths = [
  ...['/contact', '/services', '/ielts-pte', '/sat', '/plan/cost', '/ielts-pte#scores'],
  ...countries.map(({ guidePath }) => guidePath),
];

it.each(Object.entries(messages))(
  'every reply to %s links to pages that exist, and loses nothing in the sanitiser',
  async (_, texts) => {
    const replies = await Promise.all(texts.map((text) => ruleReplyTo(text)));
    // Most rules have one reply, so one message for each different reply is enough.
    const textByReply = new Map(replies.map(({ html }, index) => [html, texts[index] ?? '']));
    for (const [html, text] of textByReply) {
      const reply = await pageOf(text, {}, null);
      for (const address of addressesIn(reply))
        if (address?.startsWith('/')) expect(sitePaths).toContain(address.split('?')[0]);
        else expect(address).toMatch(/^(https:\/\/|tel:\+|mailto:)/);
      const template = document.createElement('template');
      template.innerHTML = html;
      expect(reply.textContent?.trim()).not.toBe('');
      expect(reply.textContent).toBe(template.content.textContent);
      for (const selector of ['a[href]', 'li', 'table', 'p'])
        expect(reply.querySelectorAll(selector)).toHaveLength(
          template.content.querySelectorAll(selector).length,
        );
    }
  },
);

describe('the reply', () => {
  it('to an appointment links to the contact page and gives hours, phones and e-mail', async () => {
    const reply = await pageOf('appointment');
    expect(addressesIn(reply)).toEqual(
      expect.arrayContaining(['/contact', ...brand.phones.map(({ href }) => href)]),
    );
    expect(reply).toHaveTextContent(brand.email);
    const rows = [...reply.querySelectorAll('tr')].map(({ textContent }) => textContent);
    const lines = (hours: readonly { days: string; hours: string }[]) =>
      hours.map(({ days, hours }) => `${days}: ${hours}`).join('');
    expect(rows.slice(0, 2)).toEqual([
      `Office hours${lines(brand.officeHours)}`,
      `Chat counselor hours${lines(brand.chatHours)}`,
    ]);
  });

  it.each([
    ['weather', 'no real-time data'],
    ['directions', 'Free parking'],
    ['your name', brand.shortName],
    ['office hours', 'Sunday-Friday: 08:00 AM-10:00 PM'],
  ])('to %s says "%s"', async (text, words) => {
    expect(await pageOf(text)).toHaveTextContent(words);
  });

  it('to the location links to both offices on the map', async () => {
    const reply = await pageOf('location');
    for (const office of brand.offices) {
      expect(reply).toHaveTextContent(office.address);
      expect(addressesIn(reply)).toContain(mapLinkUrl(office));
    }
  });

  it('to social media links to the three profiles', async () => {
    expect(addressesIn(await pageOf('social media'))).toEqual(brand.socials.map(({ href }) => href));
  });

  it.each(countries)('on studying in $label links to its guide', async ({ inSentence, guidePath }) => {
    const guides = addressesIn(await pageOf(`How to apply in ${inSentence}?`)).slice(0, -2);
    expect(guides).toEqual([guidePath]);
  });

  it('on studying abroad links to all eight guides', async () => {
    const guides = addressesIn(await pageOf('I want to study abroad')).slice(0, 8);
    expect(guides).toEqual(countries.map(({ guidePath }) => guidePath));
  });

  it('to a bare yes links to a consultation, promises an answer within 24 hours and names topics', async () => {
    const reply = await pageOf('yes');
    expect(addressesIn(reply)).toEqual(['/contact']);
    expect(reply).toHaveTextContent('within 24 hours');
    expect(reply.querySelectorAll('li').length).toBeGreaterThan(2);
  });

  it('on preparation links to the test page and to contact', async () => {
    expect(addressesIn(await pageOf('IELTS preparation'))).toEqual(
      expect.arrayContaining(['/ielts-pte', '/contact']),
    );
  });
});
