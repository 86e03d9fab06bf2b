import { brand, mapEmbedUrl, mapLinkUrl } from '@sayapatri/design';
import { beforeEach, describe, expect, it } from 'vitest';
import { countries } from '../content/countries.ts';
import { welcome } from '../content/welcome.ts';
import { messages } from '../engine/messages.fixture.ts';
import { replyTo } from '../engine/reply.ts';
import { sanitiseReply } from '../sanitise.ts';

const sitePaths = [
  '/contact',
  '/services',
  '/ielts-pte',
  '/sat',
  '/plan/cost',
  '/plan/scores',
  ...countries.map(({ guidePath }) => guidePath),
];

let reply: HTMLElement;
const ask = (text: string) => {
  reply.innerHTML = sanitiseReply(replyTo(text, {}).html);
};
const addresses = (selector = 'a') =>
  [...reply.querySelectorAll(selector)].map((element) => element.getAttribute('href'));

beforeEach(() => {
  reply = document.createElement('div');
});

describe('every reply', () => {
  // Most rules have one reply, so one message for each different reply is enough.
  const different = Object.entries(messages).map(([intent, texts]): [string, string[]] => {
    const textByReply = new Map(texts.map((text) => [replyTo(text, {}).html, text]));
    return [intent, [...textByReply.values()]];
  });

  it.each(different)('to %s links to screens that exist, and to the brand', (_, texts) => {
    for (const text of texts) {
      ask(text);
      for (const address of addresses())
        if (address?.startsWith('/')) expect(sitePaths).toContain(address.split('?')[0]);
        else expect(address).toMatch(/^(https:\/\/|tel:\+|mailto:)/);
      expect(reply.textContent?.trim()).not.toBe('');
    }
  });

  it.each(different)('to %s passes the sanitiser without losing anything', (_, texts) => {
    for (const text of texts) {
      const { html } = replyTo(text, {});
      const template = document.createElement('template');
      template.innerHTML = html;
      ask(text);
      expect(reply.textContent).toBe(template.content.textContent);
      for (const selector of ['a[href]', 'iframe[src][title][loading]', 'li', 'table', 'p'])
        expect(reply.querySelectorAll(selector)).toHaveLength(
          template.content.querySelectorAll(selector).length,
        );
    }
  });
});

describe('the reply', () => {
  it('to an appointment links to the contact page and gives hours, phones and e-mail', () => {
    ask('appointment');
    expect(addresses()).toContain('/contact');
    for (const { href } of brand.phones) expect(addresses()).toContain(href);
    expect(reply.textContent).toContain(brand.email);
    const lists = [...reply.querySelectorAll('ul')].map((list) => [
      list.previousElementSibling?.textContent,
      ...[...list.children].map((item) => item.textContent),
    ]);
    const lines = (hours: readonly { days: string; hours: string }[]) =>
      hours.map(({ days, hours }) => `${days}: ${hours}`);
    expect(lists.slice(0, 2)).toEqual([
      ['Office hours:', ...lines(brand.officeHours)],
      ['Chat counselor hours:', ...lines(brand.chatHours)],
    ]);
  });

  it('to the weather says that there is no real-time data', () => {
    ask('weather');
    expect(reply.textContent).toContain('no real-time data');
  });

  it('to the location shows both offices, linked and framed', () => {
    ask('location');
    const frames = [...reply.querySelectorAll('iframe')];
    for (const [index, office] of brand.offices.entries()) {
      expect(reply.textContent).toContain(office.address);
      expect(addresses()).toContain(mapLinkUrl(office));
      expect(frames[index]?.src).toBe(mapEmbedUrl(office));
      expect(frames[index]?.title).toContain(office.address);
    }
    expect(frames).toHaveLength(brand.offices.length);
  });

  it('to directions says that parking is free', () => {
    ask('directions');
    expect(reply.textContent).toContain('Free parking');
  });

  it('to social media links to the three profiles', () => {
    ask('social media');
    expect(addresses()).toEqual(brand.socials.map(({ href }) => href));
  });

  it.each(countries)('on studying in $label links to its guide', ({ inSentence, guidePath }) => {
    ask(`How to apply in ${inSentence}?`);
    expect(addresses()[0]).toBe(guidePath);
    expect(addresses().filter((address) => address?.startsWith('/study-in'))).toHaveLength(1);
  });

  it('on studying abroad links to all eight guides', () => {
    ask('I want to study abroad');
    expect(addresses().slice(0, 8)).toEqual(countries.map(({ guidePath }) => guidePath));
  });

  it('to a bare yes links to a consultation, promises an answer within 24 hours and names topics', () => {
    ask('yes');
    expect(addresses()).toEqual(['/contact']);
    expect(reply.textContent).toContain('within 24 hours');
    expect(reply.querySelectorAll('li').length).toBeGreaterThan(2);
  });

  it('on preparation links to the test page and to contact', () => {
    ask('IELTS preparation');
    expect(addresses()).toEqual(expect.arrayContaining(['/ielts-pte', '/contact']));
  });
});

it('welcomes with a hello and an offer of help', () => {
  expect(welcome).toMatch(/^Hello! Welcome to the .+ assistant\. How can I help you today\?$/);
});
