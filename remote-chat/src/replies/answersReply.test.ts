import type { Datasets } from '@sayapatri/contract';
import { describe, expect, it, vi } from 'vitest';
import find from '../answers/library.ts';
import { replyTo } from '../engine/reply.ts';
import { replyWith } from '../engine/replyWith.fixture.ts';
import { country, fact } from './countryFacts.fixture.ts';
import { pageOf } from './page.fixture.ts';

const about = (id: string, value: string) => fact(value, { id, meaning: `About ${id}`, asOf: '2026-05' });
const finland = country('Finland', '/study-in-europe', {
  details: { family: about('family', 'Yes, both') },
  unknown: { processing: 'No official time was found.' },
});
const data: Partial<Datasets> = {
  countryFacts: [finland],
  nepalFacts: [about('noc', 'NPR 1'), about('police', 'free')],
  glossary: [{ id: 'noc', term: 'NOC', name: 'A Certificate', meaning: 'A permission.' }],
};

const page = (text: string, known = data) => pageOf(text, known, find);

describe('an answer of the assistant', () => {
  it('has a link to a page, the meaning of its glossary word, and its dated fact', async () => {
    const element = await page('what is noc');
    expect(element).toHaveTextContent('NOC, A Certificate: A permission.');
    expect(element).toHaveTextContent('About nocNPR 1Office, May 2026');
    expect(element).not.toHaveTextContent('free');
    expect(element.querySelector('a[href="/plan/checklist"]')).toHaveTextContent('The steps of the NOC');
    expect(element.querySelector('a[href="/plan/words#noc"]')).not.toBeNull();
  });

  it('shows what applies in the country that the message names', async () => {
    expect(await page('spouse visa Finland')).toHaveTextContent(
      'Spouse and childrenYes, bothOffice, May 2026',
    );
  });

  it('says why a figure of the country is missing', async () => {
    expect(await page('how long is visa processing in Finland')).toHaveTextContent(
      'No official time was found.',
    );
  });

  it('says that the guides state nothing on the country, or can’t be loaded', async () => {
    const text = 'is there an interview in Finland';
    expect(await page(text)).toHaveTextContent('Our pages do not say what applies in Europe. Please ask us.');
    expect(await page(text, {})).toHaveTextContent(
      'I can’t look up the figures at the moment. Please ask us.',
    );
  });

  it('shows the figures of the one country that its subject belongs to', async () => {
    const uk = country('UK', '/study-in-uk', { details: { insurance: about('ihs', 'GBP 1') } });
    expect(await page('how much is the IHS', { countryFacts: [finland, uk] })).toHaveTextContent(
      'About ihsOffice, May 2026',
    );
  });

  it('asks for the country if what applies depends on it', async () => {
    expect(await page('can my wife come')).toHaveTextContent(
      'Name a country, and I tell you what applies there.',
    );
  });

  it('comes before the unchanged links to the guides', async () => {
    const text = 'Can my wife work while I study in Finland?';
    const guides = 'Our guide covers universities';
    const { html } = await replyWith(text, data, find);
    expect(html.indexOf('Whether your spouse')).toBeLessThan(html.indexOf(guides));
    expect(html).toContain((await replyWith('study in Finland')).html);
  });

  it('has its text and links while no data can be loaded', async () => {
    const element = await page('what is noc', {});
    expect(element).toHaveTextContent('You apply on the ministry’s website');
    expect(element.querySelector('table')).toBeNull();
  });

  it.each([
    ['study in Korea', []],
    ['can I work in Korea', ['countryFacts']],
    ['PTE score for Australia', ['testRequirements']],
    ['what is noc', ['glossary', 'nepalFacts']],
    ['spouse visa Finland', ['countryFacts']],
    ['ielts result when', ['testFacts']],
    ['how much is the IHS', ['glossary', 'countryFacts']],
  ])('to "%s" loads only %j', async (text, datasets) => {
    const load = vi.fn(async () => undefined);
    await replyTo(text, load, async () => find);
    expect(load.mock.calls.flat()).toEqual(datasets);
  });
});

it('a reply without a figure says that the data could not be loaded only if that is so', async () => {
  const element = await page('work permit Finland');
  expect(element).not.toHaveTextContent('can’t look up');
  expect(await page('job Finland', {})).toHaveTextContent('can’t look up the figures at the moment');
});
