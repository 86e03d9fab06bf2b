/** The hub page: the question that each page answers. A page is one entry here and one in `planPages.ts`. */
import previews from 'virtual:plan-previews';
import { pagePaths } from '@sayapatri/contract';
import readingPictures from '../drawings/readingPictures.tsx?pictures';
import toolPictures from '../drawings/toolPictures.tsx?pictures';
import type { Preview } from './previews.ts';
import { closingWith, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    title: 'Plan your studies',
    blurb:
      'Answers you can take home: costs in rupees, sources with their dates, and no name or number asked for.',
  },
  closing: { ...closingWith(), links: [{ label: 'IELTS and PTE preparation', href: pagePaths.ieltsPte }] },
};

const plan = {
  page,
  pictures: { ...toolPictures, ...readingPictures },
  previews: previews as Readonly<Record<string, Preview>>,
  list: {
    title: 'Which question is yours?',
    intro:
      'Each tool works on a phone, prints to one page and can be shared with your family by a link. What you type stays in your browser.',
  },
  tools: [
    {
      picture: 'cost',
      href: '/plan/cost',
      question: 'What does it cost in rupees?',
      answer: 'A year and the whole course in eleven countries, line by line, with the rate and its date.',
    },
    {
      picture: 'compare',
      href: '/plan/compare',
      question: 'Which country suits me?',
      answer: 'Two or three countries side by side, with what differs marked.',
    },
    {
      picture: 'check',
      href: '/plan/check',
      question: 'Where do I fit?',
      answer: 'Your level, marks, English and budget against what each country asks for, with the reasons.',
    },
    {
      picture: 'intake',
      href: '/plan/intake',
      question: 'When do I have to begin?',
      answer: 'From your intake back to today, month by month in AD and Bikram Sambat, for your calendar.',
    },
    {
      picture: 'checklist',
      href: '/plan/checklist',
      question: 'Which papers do I need?',
      answer: 'The visa’s papers by country and Nepal’s own steps, to tick off.',
    },
    {
      picture: 'scores',
      href: '/plan/scores',
      question: 'What is my English score worth?',
      answer: 'IELTS, PTE and TOEFL into one another, and what each country usually asks for.',
    },
    {
      picture: 'words',
      href: '/plan/words',
      question: 'What does that word mean?',
      answer: 'CAS, COE, GIC, NOC and the others, each in a sentence.',
    },
  ],
  reading: {
    title: 'Read before you apply',
    intro: 'The rules with their sources and dates, and plain words where no official body has made one.',
  },
  pages: [
    {
      picture: 'money',
      href: '/plan/money',
      question: 'How do we pay for it?',
      answer:
        'The first year in lakh, money to show and its papers, a loan worked out, and what a refusal costs.',
    },
    {
      picture: 'visa',
      href: '/plan/visa',
      question: 'Will I get the visa, and may I work?',
      answer: 'Fees, times, what a decision rests on, work during and after your studies, and your family.',
    },
    {
      picture: 'marks',
      href: '/plan/marks',
      question: 'Are my marks good enough?',
      answer: 'NEB grades, backlogs, gap years, a three-year bachelor’s degree, Studienkolleg and ECTS.',
    },
    {
      picture: 'scholarships',
      href: '/plan/scholarships',
      question: 'Which scholarship is open to me?',
      answer: 'By country and level, with amount, months and whether Nepal may apply.',
    },
  ],
} as const;

export type PlanContent = typeof plan;

export default plan;
