import type { Datasets } from '@sayapatri/contract';
import answers from '../content/assistantAnswers.ts';
import { sanitiseReply } from '../sanitise.ts';
import { siteSearch } from '../search/siteSearch.ts';
import { replyTo } from './reply.ts';
import site from './site.fixture.json';

/** Made-up figures and scores in the shape of the datasets. */
export const datasets = site.datasets as unknown as Partial<Datasets>;

/** The assistant's own answers, two sections of a guide and a word of the glossary. */
export const search = siteSearch({ answers, sections: site.sections });

/** The reply to a text when only the given datasets can be loaded, and the search unless it is null. */
export async function replyWith(
  text: string,
  data: Partial<Datasets> = {},
  found: typeof search | null = search,
) {
  const reply = await replyTo(
    text,
    async (name) => data[name],
    async () => found ?? undefined,
  );
  return { ...reply, html: reply.html.markup };
}

/** The reply by the rules alone, as while the search can't be loaded. */
export const ruleReplyTo = (text: string) => replyWith(text, {}, null);

/** The reply as the panel shows it. */
export async function pageOf(...asked: Parameters<typeof replyWith>): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply((await replyWith(...asked)).html);
  return page;
}

/** The addresses of the links in an element. */
export const addressesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
