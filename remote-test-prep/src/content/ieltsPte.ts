import { pteTable } from 'shared/scores/tables';
import type { IeltsPteContent } from '../schema/ieltsPte.ts';
import { contactPath } from '../schema/sections.ts';
import { englishTestFormats } from './englishTestFormats.ts';
import { requirementFacts } from './requirementFacts.ts';

const ieltsPte: IeltsPteContent = {
  hero: {
    title: 'IELTS & PTE preparation',
    blurb:
      'Most universities abroad ask for an English score. We help you choose the right test, prepare for it in small steps and reach the score your course needs.',
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
    title: 'Test format',
    intro: 'How long each paper takes and what you do in it. The bars show each test’s time on one scale.',
    tests: englishTestFormats,
    results: (time) => `Results in ${time}`,
    changing: 'test formats',
  },
  requirements: {
    title: 'IELTS & PTE requirements',
    intro: 'The scores that universities in six countries usually ask for. Your own course may ask for more.',
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
    equivalent: {
      mark: 'equivalent',
      note: `“Equivalent” means that the country names no PTE score. The figure is the PTE score that matches its IELTS score in the table of ${pteTable.name}.`,
    },
    missing: 'Ask us for the current score',
    converter: { label: 'Convert your score', href: '/plan/scores' },
    facts: requirementFacts,
    changing: 'requirements',
  },
  skills: {
    title: 'Core skills',
    intro:
      'Both tests measure the same four skills. We find out which is your weakest and give it the most time.',
    items: [
      {
        icon: 'listening',
        title: 'Listening',
        description:
          'You hear British, Australian and American speakers, and learn to catch the answer the first time.',
        practice: ['Accents from many countries', 'Taking notes as you listen', 'Spelling names and numbers'],
      },
      {
        icon: 'reading',
        title: 'Reading',
        description: 'You learn where to look in a long text, so that you finish in time.',
        practice: ['Skimming for the main idea', 'Scanning for a detail', 'Guessing a word from its context'],
      },
      {
        icon: 'writing',
        title: 'Writing',
        description: 'You plan first and then write. We mark every text and explain each correction.',
        practice: ['Planning each task', 'Linking ideas clearly', 'Finding your own mistakes'],
      },
      {
        icon: 'speaking',
        title: 'Speaking',
        description: 'You speak English in every class, until an interview no longer makes you nervous.',
        practice: ['Mock interviews', 'Longer answers without memorising', 'Clear pronunciation'],
      },
    ],
  },
  benefits: {
    title: 'Benefits',
    intro: 'What you get when you prepare with us.',
    items: [
      {
        icon: 'target',
        title: 'A plan for your level',
        description: 'You begin with a practice test. Its result decides what you study first.',
      },
      {
        icon: 'support',
        title: 'Teachers who have time',
        description: 'Ask whatever you have not understood, in class or after it.',
      },
      {
        icon: 'clock',
        title: 'Full mock tests',
        description: 'You sit the whole test under exam conditions, so that the real day feels familiar.',
      },
      {
        icon: 'writing',
        title: 'Feedback on your work',
        description: 'Your writing and speaking come back with comments as well as a mark.',
      },
      {
        icon: 'calendar',
        title: 'Class times that suit you',
        description: 'Tell us when college or work leaves you free, and we look for a class at that time.',
      },
      {
        icon: 'admission',
        title: 'Test and application together',
        description: 'Your score must reach the university before its deadline. We plan both dates with you.',
      },
    ],
  },
  closing: {
    title: 'Not sure which test to take?',
    intro:
      'Tell us which country and course you have in mind. We help you choose, and the first consultation is free.',
    cta: { label: 'Talk to a Counsellor', href: contactPath },
  },
};

export default ieltsPte;
