import type { Stat } from 'shared/core';
import { freeConsultation, paths, type ServicePath } from './paths.ts';
import type { Cta, Heading, HeroText, IconPoint, Service } from './sections.ts';

/** A card that links to the service's page. */
export interface ServiceCard extends Service {
  path: ServicePath;
}

export interface ServicesContent {
  hero: HeroText & { cta: Cta };
  stats: readonly Stat[];
  cards: Heading & { items: readonly ServiceCard[] };
  whyChooseUs: Heading & { points: readonly IconPoint[] };
}

const services: ServicesContent = {
  hero: {
    title: 'Everything between here and your first lecture',
    blurb: 'Choose the help you need. If you are not sure, begin with a talk, and we find out together.',
    cta: freeConsultation,
  },
  stats: [
    { value: '15k+', label: 'students' },
    { value: '50+', label: 'partner universities' },
    { value: '95%', label: 'success rate' },
    { value: '4.9/5', label: 'rating' },
  ],
  cards: {
    title: 'Our services',
    intro: 'Six services. Each page tells you what we do, what you bring and how it goes.',
    items: [
      {
        icon: 'university',
        title: 'University Admission',
        description: 'From the first shortlist to the offer letter, step by step.',
        features: ['A shortlist that suits you', 'Essays and references', 'Applications on time'],
        path: paths.universityAdmission,
      },
      {
        icon: 'language',
        title: 'Test Preparation',
        description: 'IELTS, PTE and SAT, with a plan from your own level.',
        features: ['A practice test first', 'Classes and mock tests', 'Feedback on your work'],
        path: paths.testPreparation,
      },
      {
        icon: 'home',
        title: 'Accommodation',
        description: 'A safe place to stay, agreed before you fly.',
        features: [
          'Halls, flats and homestays compared',
          'Contracts read with you',
          'Your first nights planned',
        ],
        path: paths.accommodation,
      },
      {
        icon: 'award',
        title: 'Scholarship Guidance',
        description: 'Support you can really apply for, and help to apply well.',
        features: ['A search that fits your profile', 'Deadlines kept', 'Essays in your own words'],
        path: paths.scholarship,
      },
      {
        icon: 'visa',
        title: 'Visa Support',
        description: 'A complete file and a calm interview.',
        features: ['A checklist for your country', 'Funds explained', 'Interview practice'],
        path: paths.visa,
      },
      {
        icon: 'career',
        title: 'Career Counseling',
        description: 'Begin with the work you want to do. The course follows.',
        features: ['Strengths and interests', 'Courses that lead to work', 'Your first CV'],
        path: paths.career,
      },
    ],
  },
  whyChooseUs: {
    title: 'Why choose us',
    intro: 'The same four promises, whichever service you choose.',
    points: [
      {
        icon: 'support',
        title: 'A counselor of your own',
        description: 'One person to call, who knows your name and your file.',
      },
      {
        icon: 'eye',
        title: 'Nothing hidden',
        description: 'You see every paper we send, and you hear the price before you decide.',
      },
      {
        icon: 'clock',
        title: 'Deadlines kept',
        description: 'We count back from the last date, so that there is time for a second look.',
      },
      {
        icon: 'personal',
        title: 'Care for the whole family',
        description: 'Parents may ask as much as students do. We make time for both.',
      },
    ],
  },
};

export default services;
