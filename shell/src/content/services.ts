import type { Stat } from 'shared/core';
import { contactPhone, freeConsultation, paths } from './paths.ts';
import type { ClosingText, Cta, Heading, HeroText, IconPoint, ServiceCard } from './sections.ts';

export interface ServicesContent {
  hero: HeroText & { cta: Cta };
  stats: readonly Stat[];
  cards: Heading & { items: readonly ServiceCard[] };
  whyChooseUs: Heading & { points: readonly IconPoint[] };
  closing: ClosingText;
}

const services: ServicesContent = {
  hero: {
    title: 'Our Services',
    blurb:
      'We help with every step of studying abroad, from choosing a course to finding a room. If you are not sure what you need, start with a free consultation.',
    cta: freeConsultation,
  },
  stats: [
    { value: '15k+', label: 'students' },
    { value: '50+', label: 'partner universities' },
    { value: '95%', label: 'success rate' },
    { value: '4.9/5', label: 'rating' },
  ],
  cards: {
    title: 'What we offer',
    intro: 'Open a service to see what it includes, what you need to bring and how long it takes.',
    items: [
      {
        icon: 'university',
        title: 'University Admission',
        description: 'Help with your application, from the first shortlist to the offer letter.',
        features: ['A shortlist to match your marks', 'Essays and references', 'Applications sent on time'],
        path: paths.universityAdmission,
      },
      {
        icon: 'language',
        title: 'Test Preparation',
        description: 'Classes for IELTS, PTE and SAT, starting from your own level.',
        features: ['A practice test first', 'Classes and mock tests', 'Feedback on your work'],
        path: paths.testPreparation,
      },
      {
        icon: 'home',
        title: 'Accommodation',
        description: 'Help to find a safe place to stay before you leave Nepal.',
        features: ['Halls, flats and homestays', 'Contracts explained', 'Your first nights booked'],
        path: paths.accommodation,
      },
      {
        icon: 'award',
        title: 'Scholarship Guidance',
        description: 'We look for scholarships you can apply for, and help you apply.',
        features: ['Scholarships for your profile', 'Deadlines in one list', 'Help with your essay'],
        path: paths.scholarship,
      },
      {
        icon: 'visa',
        title: 'Visa Support',
        description: 'Help to prepare your visa documents and your interview.',
        features: ['A checklist for your country', 'Proof of funds explained', 'Interview practice'],
        path: paths.visa,
      },
      {
        icon: 'career',
        title: 'Career Counselling',
        description: 'Advice on which course leads to the work you would like to do.',
        features: ['Strengths and interests', 'Courses and careers compared', 'Your first CV'],
        path: paths.career,
      },
    ],
  },
  whyChooseUs: {
    title: 'Why Choose Us',
    intro: 'Four things you can expect from us, whichever service you choose.',
    points: [
      {
        icon: 'support',
        title: 'Your own counsellor',
        description: 'You always talk to the same person, who knows you and your application.',
      },
      {
        icon: 'eye',
        title: 'Clear prices',
        description: 'We tell you what a service costs before you decide. You see every document we send.',
      },
      {
        icon: 'clock',
        title: 'On time',
        description: 'We plan back from each deadline and leave time to check everything twice.',
      },
      {
        icon: 'personal',
        title: 'Support for parents',
        description: 'Parents can come to every meeting and call us with their own questions.',
      },
    ],
  },
  closing: {
    title: 'Not sure which service you need?',
    text: 'Tell us what you would like to study and where. In a free consultation we work out your next steps together.',
    cta: freeConsultation,
    call: contactPhone,
  },
};

export default services;
