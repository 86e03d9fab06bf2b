import { paths } from './paths.ts';
import type { Claim, Cta, Heading, HeroText, Point, Service } from './sections.ts';

export interface HomeContent {
  hero: HeroText & { cta: Cta; claims: readonly Claim[] };
  services: Heading & { cards: readonly Service[] };
  destinations: Heading;
  universities: Heading;
  /** The claim is shown large, beside the points. */
  whyChooseUs: Heading & { claim: Claim; points: readonly Point[] };
  faq: Heading;
  testimonials: Heading;
}

const home: HomeContent = {
  hero: {
    title: 'Your studies abroad begin with a good talk',
    blurb:
      'Tell us what you hope for. We help you choose the country, the course and the next step, and we stay with you until you land.',
    cta: { label: 'Start Your Journey', href: paths.contact },
    claims: [
      { before: 'Trusted by', value: '1000+', after: 'students' },
      { value: '98%', after: 'success rate' },
      { value: 'Free', after: 'initial consultation' },
    ],
  },
  services: {
    title: 'How we help',
    intro: 'Four things every student needs. Take one of them, or let us walk the whole way with you.',
    cards: [
      {
        icon: 'university',
        title: 'University Admissions',
        description: 'An application that shows who you are, sent to universities that suit you.',
        features: [
          'A shortlist you understand',
          'Help with essays and references',
          'Every deadline in one calendar',
        ],
      },
      {
        icon: 'academic',
        title: 'Academic Planning',
        description: 'The right course comes first. The country follows.',
        features: [
          'Subjects matched to your marks and interests',
          'A plan for a study gap or a new field',
          'Test dates set around your exams',
        ],
      },
      {
        icon: 'flight',
        title: 'Study Abroad',
        description: 'Papers, visa, room, flight. We keep the list, so that you can keep calm.',
        features: [
          'Visa file checked line by line',
          'Interview practice',
          'A briefing for you and your parents',
        ],
      },
      {
        icon: 'award',
        title: 'Scholarship Guidance',
        description: 'Money should not decide alone. We look for help you can really get.',
        features: [
          'Scholarships that fit your profile',
          'Honest advice on your chances',
          'Applications in your own words',
        ],
      },
    ],
  },
  destinations: {
    title: 'Where will you study?',
    intro: 'Eight places we know well. Each guide tells you about universities and what to expect.',
  },
  universities: {
    title: 'Associated universities',
    intro: 'Names you will meet when we build your shortlist together.',
  },
  whyChooseUs: {
    title: 'Why choose us',
    intro: 'You trust us with a big decision. Here is what you can hold us to.',
    claim: { value: '100%', after: 'success rate' },
    points: [
      {
        title: 'Expert Counselors',
        description:
          'One counselor knows your file from the first talk to the last paper. You never start over.',
      },
      {
        title: 'Global Network',
        description: 'Universities abroad, and former students who remember their own first week there.',
      },
      {
        title: 'End-to-End Support',
        description:
          'Course, test, application, visa, room. When one step is done, the next is already waiting.',
      },
    ],
  },
  faq: {
    title: 'Questions we hear every day',
    intro: 'Yours is not here? Ask us. No question is too small.',
  },
  testimonials: {
    title: 'What our students say',
    intro: 'They sat where you sit now.',
  },
};

export default home;
