import type { Datasets } from '@sayapatri/contract';
import answers from '../content/assistantAnswers.ts';
import { sanitiseReply } from '../sanitise.ts';
import { siteSearch } from '../search/siteSearch.ts';
import { replyTo } from './reply.ts';

/** The assistant's own answers, two sections of a guide and a word of the glossary. */
export const search = siteSearch({
  answers,
  sections: [
    {
      title: 'Courses',
      topic: 'Study in Australia',
      address: '/study-in-australia#courses',
      text: 'Robotics and drones\nFour years, with a year in a workshop.',
    },
    {
      title: 'Courses',
      topic: 'Study in Japan',
      address: '/study-in-japan#courses',
      text: 'Robotics in Osaka, in English.',
    },
    {
      title: 'NOC · No Objection Certificate',
      topic: 'Study abroad words explained',
      address: '/plan/words#noc',
      text: 'A permission.',
    },
  ],
});

/** The reply to a text when only the given datasets can be loaded, and the search unless it is null. */
export const replyWith = (text: string, data: Partial<Datasets> = {}, found: typeof search | null = search) =>
  replyTo(
    text,
    async (name) => data[name],
    async () => found ?? undefined,
  );

/** The reply by the rules alone, as while the search can't be loaded. */
export const ruleReplyTo = (text: string, data: Partial<Datasets> = {}) => replyWith(text, data, null);

/** The reply as the panel shows it. */
export async function pageOf(...asked: Parameters<typeof replyWith>): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply((await replyWith(...asked)).html);
  return page;
}

/** The addresses of the links in an element. */
export const addressesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
