import type { CountryFacts } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { describe, expect, it } from 'vitest';
import find from '../answers/library.ts';
import { replyTo } from '../engine/reply.ts';
import type { Data } from '../engine/rules.ts';
import { sanitiseReply } from '../sanitise.ts';

/** The figures are made up. */
const fact = (id: string, value: string): Fact => ({
  id,
  value,
  meaning: `About ${id}`,
  origin: 'ledger',
  asOf: '2026-05',
  source: { body: 'Office', page: 'Figures', url: 'https://office.example/figures' },
});
const finland: CountryFacts = {
  country: 'Finland',
  code: 'fi',
  guidePath: '/study-in-europe',
  currency: 'EUR',
  tuition: {},
  duration: {},
  intakes: fact('intakes', 'May'),
  proofOfFunds: fact('funds', 'EUR 1'),
  visa: fact('visa', 'Permit'),
  english: {},
  pte: {},
  toefl: {},
  details: { family: fact('family', 'Yes, both') },
  unknown: { processing: 'No official time was found.' },
};
const data: Data = {
  figures: [finland],
  nepalFacts: [fact('noc', 'NPR 1'), fact('police', 'free')],
  glossary: [{ id: 'noc', term: 'NOC', name: 'A Certificate', meaning: 'A permission.' }],
};

function page(text: string, known: Data = data) {
  const element = document.createElement('div');
  element.innerHTML = sanitiseReply(replyTo(text, known, find).html);
  return element;
}

describe('an answer of the assistant', () => {
  it('has words with a link to a page, the meaning of its word, and its dated fact', () => {
    const element = page('what is noc');
    expect(element).toHaveTextContent('NOC, A Certificate: A permission.');
    expect(element).toHaveTextContent('About nocNPR 1Office, May 2026');
    expect(element).not.toHaveTextContent('free');
    expect(element.querySelector('a[href="/plan/checklist"]')).toHaveTextContent('The steps of the NOC');
    expect(element.querySelector('a[href="/plan/words#noc"]')).not.toBeNull();
  });

  it('shows what applies in the country that the message names', () => {
    expect(page('spouse visa Finland')).toHaveTextContent('Spouse and childrenYes, bothOffice, May 2026');
  });

  it('says why a figure of the country is missing', () => {
    expect(page('how long is visa processing in Finland')).toHaveTextContent('No official time was found.');
  });

  it('says so if the guides state nothing on the country, or can’t be loaded', () => {
    const text = 'is there an interview in Finland';
    expect(page(text)).toHaveTextContent('Our pages do not say what applies in Europe. Please ask us.');
    expect(page(text, {})).toHaveTextContent('I can’t look up the figures at the moment. Please ask us.');
  });

  it('shows the figures of the one country that its subject belongs to', () => {
    const uk = {
      ...finland,
      country: 'UK',
      guidePath: '/study-in-uk',
      details: { insurance: fact('ihs', 'GBP 1') },
    } as const;
    expect(page('how much is the IHS', { figures: [finland, uk] })).toHaveTextContent(
      'About ihsOffice, May 2026',
    );
    expect(replyTo('how much is the IHS', {}, find).needs).toContain('countryFacts');
  });

  it('asks for the country if what applies depends on it', () => {
    expect(page('can my wife come')).toHaveTextContent('Name a country, and I tell you what applies there.');
  });

  it('comes before the links to the guides, which stay as they are', () => {
    const text = 'Can my wife work while I study in Finland?';
    const guides = 'Our guide covers universities';
    const { html } = replyTo(text, data, find);
    expect(html.indexOf('Whether your spouse')).toBeLessThan(html.indexOf(guides));
    expect(html).toContain(replyTo('study in Finland', {}).html);
  });

  it('has its words and links while no data can be loaded', () => {
    const element = page('what is noc', {});
    expect(element).toHaveTextContent('You apply on the ministry’s website');
    expect(element.querySelector('table')).toBeNull();
  });

  it('names the datasets that it needs', () => {
    expect(replyTo('what is noc', {}, find).needs).toEqual(['glossary', 'nepalFacts']);
    expect(replyTo('spouse visa Finland', {}, find).needs).toEqual(['countryFacts']);
    expect(replyTo('ielts result when', {}, find).needs).toEqual(['testFacts']);
  });
});

it('says that the guides give no figure, not that it can’t look it up, if the data are there', () => {
  const element = page('work permit Finland');
  expect(element).not.toHaveTextContent('can’t look up');
  expect(page('job Finland', {})).toHaveTextContent('can’t look up the figures at the moment');
});
