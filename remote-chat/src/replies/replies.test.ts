import { brand, inquiryMailto, mapLinkUrl } from '@sayapatri/facts/brand';
import { expect, it } from 'vitest';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';
import messages from '../rules/messages.json';
import { countries } from '../rules/studies.ts';
import { addressesIn, pageOf, replyWith, ruleReplyTo } from './replyWith.fixture.ts';

const guides = countries.map(({ guidePath }) => guidePath);
const sitePaths = ['/contact', '/services', '/ielts-pte', '/sat', ...guides];

it.each(Object.entries(messages))(
  'every reply to %s links to pages that exist, and loses nothing in the sanitiser',
  async (_, texts) => {
    const replies = await Promise.all(texts.map((text) => ruleReplyTo(text)));
    // Most rules have one reply, so one message for each different reply is enough.
    const textByReply = new Map(replies.map(({ html }, index) => [html, texts[index] ?? '']));
    for (const [html, text] of textByReply) {
      const reply = await pageOf(text, {}, null);
      for (const address of addressesIn(reply))
        if (address?.startsWith('/')) expect(sitePaths).toContain(address);
        else expect(address).toMatch(/^(https:\/\/|tel:\+|mailto:)/);
      const template = document.createElement('template');
      template.innerHTML = html;
      expect(reply.textContent).not.toMatch(/^\s*$|[{}]/);
      expect(reply.textContent).toBe(template.content.textContent);
      for (const selector of ['a[href]', 'li', 'table', 'p'])
        expect(reply.querySelectorAll(selector)).toHaveLength(
          template.content.querySelectorAll(selector).length,
        );
    }
  },
);

const lines = (hours: readonly { days: string; hours: string }[]) =>
  hours.map(({ days, hours }) => `${days}: ${hours}`).join('');
const hours = [`Office hours${lines(brand.officeHours)}`, `Chat counselor hours${lines(brand.chatHours)}`];
const phones = brand.phones.map(({ href }) => href);
const maps = brand.offices.map((office) => mapLinkUrl(office));
const profiles = brand.socials.map(({ href }) => href);
const addresses = brand.offices.map(({ address }) => address);

it.each<[text: string, words: readonly string[], links: readonly string[]]>([
  [panel.appointment.message, [...hours, brand.email], ['/contact', ...phones, inquiryMailto]],
  ['your name', [brand.shortName], []],
  ['weather', ['no real-time data'], []],
  [panel.location.message, addresses, maps],
  ['directions', ['Free parking'], maps],
  ['details', ['Please fill out the form below with your contact information.'], ['/contact']],
  ['phone number', [brand.email], [...phones, inquiryMailto, '/contact']],
  ['office hours', hours, ['/contact']],
  ['social media', [], profiles],
  ['I want to study abroad', [], [...guides, '/ielts-pte', '/contact']],
  ['yes', ['within 24 hours', 'Scholarships'], ['/contact']],
  ['IELTS preparation', [], ['/ielts-pte', '/contact', inquiryMailto]],
])('the reply to "%s" says %j and links to %j', async (text, words, links) => {
  const reply = await pageOf(text, {}, null);
  for (const each of words) expect(reply).toHaveTextContent(each);
  expect(addressesIn(reply)).toEqual(links);
});

it.each(countries)('on studying in $label links to its guide', async ({ inSentence, guidePath }) => {
  const reply = await pageOf(`How to apply in ${inSentence}?`);
  expect(addressesIn(reply)).toEqual([guidePath, '/ielts-pte', '/contact']);
});

it.each(panel.countries)('the quick action on the scores of $label leads to its guide', async (country) => {
  const { guidePath } = countries.find(({ label }) => label === country.label) ?? {};
  const question = fill(panel.requirements.message, { country: country.inSentence });
  expect(addressesIn(await pageOf(question))).toEqual(['/ielts-pte', guidePath, '/contact']);
});

it('each suggested question gets the answer to its subject', async () => {
  const replies = await Promise.all(panel.starters.map((text) => replyWith(text)));
  expect(replies.map(({ found }) => found)).toEqual([['total-cost'], ['visa-documents'], ['gap']]);
});
