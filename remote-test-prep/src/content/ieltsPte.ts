import type { EnglishTest } from 'shared/contract';
import type { Stat } from 'shared/core';
import {
  type Cta,
  contactPath,
  type Heading,
  type HeroText,
  type IconPoint,
  type Point,
} from '../schema/sections.ts';
import { englishTestFormats, type TestFormat } from './englishTestFormats.ts';

export interface CoreSkill extends IconPoint {
  /** What is practiced in class. */
  practice: readonly string[];
}

export interface IeltsPteContent {
  hero: HeroText & { cta: Cta };
  claims: { label: string; stats: readonly Stat[] };
  formats: Heading & { tests: readonly TestFormat[]; note: string };
  requirements: Heading & {
    caption: string;
    country: string;
    tests: readonly { id: EnglishTest; label: string }[];
    levels: readonly { id: 'bachelor' | 'master'; label: string }[];
    /** Stands in the table where the dataset has nothing to say about a test. */
    missing: string;
  };
  skills: Heading & { items: readonly CoreSkill[] };
  benefits: Heading & { items: readonly Point[] };
  closing: Heading & { cta: Cta };
}

const ieltsPte: IeltsPteContent = {
  hero: {
    title: 'IELTS & PTE preparation',
    blurb:
      'You already know more English than you think. We help you show it on test day, one skill at a time.',
    cta: { label: 'Free Consultation', href: contactPath },
  },
  claims: {
    label: 'Our results',
    stats: [
      { value: '95%', label: 'success rate' },
      { value: '15k+', label: 'students trained' },
      { value: '8.0+', label: 'average IELTS' },
      { value: '80+', label: 'average PTE' },
    ],
  },
  formats: {
    title: 'Two tests, one goal',
    intro: 'Know the shape of the test before you open a practice book. Half of the worry goes away.',
    tests: englishTestFormats,
    note: 'Test makers change formats from time to time. Before you book, we go through the current one with you.',
  },
  requirements: {
    title: 'What each country asks for',
    intro:
      'These are the usual scores. Your course may ask for more, so check with us before you book a test.',
    caption: 'English scores by country and level',
    country: 'Country',
    tests: [
      { id: 'ielts', label: 'IELTS' },
      { id: 'pte', label: 'PTE' },
    ],
    levels: [
      { id: 'bachelor', label: 'Bachelor' },
      { id: 'master', label: 'Master' },
    ],
    missing: 'Ask us for the current score',
  },
  skills: {
    title: 'Four skills, practiced every week',
    intro: 'A good score is four good habits. We find your weakest one first and give it the most time.',
    items: [
      {
        icon: 'listening',
        title: 'Listening',
        description: 'Follow accents you do not hear in Kathmandu, and catch the answer the first time.',
        practice: ['Accents from many countries', 'Notes while you listen', 'Spelling of names and numbers'],
      },
      {
        icon: 'reading',
        title: 'Reading',
        description: 'Long texts are less frightening when you know where to look.',
        practice: ['Skimming for the main idea', 'Scanning for one detail', 'Words from context'],
      },
      {
        icon: 'writing',
        title: 'Writing',
        description: 'Plan first, then write. We mark your work and tell you why.',
        practice: ['A clear plan for every task', 'Linking ideas simply', 'Finding your own mistakes'],
      },
      {
        icon: 'speaking',
        title: 'Speaking',
        description: 'Talk a little every day, until English stops feeling like an exam.',
        practice: ['Mock interviews', 'Longer answers without memorizing', 'Clear pronunciation'],
      },
    ],
  },
  benefits: {
    title: 'How we prepare you',
    intro: 'Small steps, honest feedback, and a date to work toward.',
    items: [
      {
        title: 'A plan from your own level',
        description: 'We begin with a practice test. Your plan follows from what it shows.',
      },
      {
        title: 'Teachers who answer',
        description: 'Bring the question you are shy to ask. Someone in class has it too.',
      },
      {
        title: 'Full mock tests',
        description: 'Sit the whole test under test conditions, so that the real day feels familiar.',
      },
      {
        title: 'Feedback on your work',
        description: 'Your writing and speaking come back with comments, not only with a mark.',
      },
      {
        title: 'Times that fit your day',
        description: 'College or a job fills your week. Tell us when you are free, and we look for a class.',
      },
      {
        title: 'Test and application together',
        description: 'Your score must reach the university in time. We plan both dates as one.',
      },
    ],
  },
  closing: {
    title: 'Not sure which test suits you?',
    intro:
      'Tell us the country and the course you have in mind. We help you choose, and the first talk is free.',
    cta: { label: 'Talk to a Counselor', href: contactPath },
  },
};

export default ieltsPte;
