/** The hub page: the question that each page answers. A page has an entry in `hub.json` and in `pages.json`. */
import previews from 'virtual:plan-previews';
import { pagePaths } from '@sayapatri/contract';
import pictures from '../pictures/pictures.ts';
import hub from './hub.json';
import type { Preview } from './previews.ts';
import { closingWith, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    title: 'Plan your studies',
    blurb:
      'Answers you can take home: costs in rupees, sources with their dates, and no name or number asked for.',
  },
  closing: { ...closingWith(), links: [{ label: 'Our services', href: pagePaths.services }] },
};

const plan = {
  page,
  pictures,
  previews: previews as Readonly<Record<string, Preview>>,
  list: {
    title: 'Which question is yours?',
    intro:
      'Each tool works on a phone, prints to one page and can be shared with your family by a link. What you type stays in your browser.',
  },
  tools: hub.tools,
  reading: {
    title: 'Read before you apply',
    intro: 'The rules with their sources and dates, and a plain word where no official rule exists.',
  },
  pages: hub.pages,
} as const;

export type PlanContent = typeof plan;

export default plan;
