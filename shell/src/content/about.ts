import { freeConsultation } from './paths.ts';
import type { Cta, Heading, HeroText, IconPoint, Point } from './sections.ts';

export interface AboutContent {
  hero: HeroText & { cta: Cta };
  services: Heading & { cards: readonly IconPoint[] };
  leadership: Heading;
  team: Heading;
  whyChooseUs: Heading & { points: readonly Point[] };
}

const about: AboutContent = {
  hero: {
    title: 'We know the way, and we walk it with you',
    blurb:
      'We are a team of counselors in Nepal. Our work is simple to say: help a student find the right place to study, and get there well prepared.',
    cta: freeConsultation,
  },
  services: {
    title: 'What we do all day',
    intro: 'Six kinds of work, one file with your name on it.',
    cards: [
      {
        icon: 'chat',
        title: 'Counseling',
        description: 'We ask, listen and compare. You leave with two or three options that make sense.',
      },
      {
        icon: 'university',
        title: 'University applications',
        description: 'Forms, essays, references. We check each page before it leaves our office.',
      },
      {
        icon: 'language',
        title: 'English and admission tests',
        description: 'Classes and mock tests for IELTS, PTE and SAT, with teachers who explain.',
      },
      {
        icon: 'award',
        title: 'Scholarships and funds',
        description: 'What it costs, who might help, and which papers show that you can pay the rest.',
      },
      {
        icon: 'visa',
        title: 'Visa files',
        description: 'A complete and honest file, and practice for the interview.',
      },
      {
        icon: 'flight',
        title: 'Before you fly',
        description: 'Room, luggage, money, first week. Your parents hear the same briefing.',
      },
    ],
  },
  leadership: {
    title: 'Who leads us',
    intro: 'Three people who answer for what we promise.',
  },
  team: {
    title: 'Who you will meet',
    intro: 'Write to them or call them. They answer themselves.',
  },
  whyChooseUs: {
    title: 'Why choose us',
    intro: 'Ten reasons to sit down with us.',
    points: [
      { title: 'We listen first', description: 'Your plan begins with your wishes, not with a brochure.' },
      { title: 'One counselor', description: 'The same person knows your file from start to finish.' },
      { title: 'Plain words', description: 'In Nepali or English, until everyone at the table understands.' },
      {
        title: 'Honest advice',
        description: 'If a plan is unlikely to work, you hear it from us, and early.',
      },
      {
        title: 'Your own application',
        description: 'We help you write. We never write a false line for you.',
      },
      {
        title: 'Eight destinations',
        description: 'We compare countries fairly, because we know more than one.',
      },
      { title: 'Tests under one roof', description: 'Prepare for your test where your application is made.' },
      {
        title: 'Parents are welcome',
        description: 'It is a family decision. Bring them, and bring their questions.',
      },
      { title: 'A door you can open', description: 'Visit the office nearer to you. There is always tea.' },
      {
        title: 'Still there afterwards',
        description: 'Call us from your new city. We like to hear how it goes.',
      },
    ],
  },
};

export default about;
