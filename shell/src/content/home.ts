import { contactPhone, freeConsultation, paths } from './paths.ts';
import type { Claim, ClosingText, Cta, Heading, HeroText, Point, ServiceCard } from './sections.ts';

export interface HomeContent {
  hero: HeroText & { cta: Cta; claims: readonly Claim[] };
  services: Heading & { cards: readonly ServiceCard[] };
  destinations: Heading;
  universities: Heading;
  /** The claim is shown large, beside the points. */
  whyChooseUs: Heading & { claim: Claim; points: readonly Point[] };
  faq: Heading & { showAll: string; showOne: string };
  testimonials: Heading;
  closing: ClosingText;
}

const home: HomeContent = {
  hero: {
    title: 'Study abroad from Nepal, one clear step at a time',
    blurb:
      'We help you choose a country and a course, apply to universities, and prepare for your English test and your visa.',
    cta: { label: 'Start Your Journey', href: paths.contact },
    claims: [
      { before: 'Trusted by', value: '1000+', after: 'students' },
      { value: '98%', after: 'success rate', scope: 'of student visa applications' },
      { value: 'Free', after: 'initial consultation' },
    ],
  },
  services: {
    title: 'Our Services',
    intro: 'Choose the help you need, or let one counsellor guide you through all of it.',
    cards: [
      {
        icon: 'university',
        title: 'University Admissions',
        description: 'We help you find universities that suit you, and apply to them well and on time.',
        features: ['A shortlist to match your marks', 'Help with essays and references', 'Deadlines kept'],
        path: paths.universityAdmission,
      },
      {
        icon: 'academic',
        title: 'Academic Planning',
        description:
          'We help you choose a course that fits your marks, your interests and your plans for work.',
        features: ['Courses compared', 'Advice on study gaps', 'Test dates planned around your exams'],
        path: paths.career,
      },
      {
        icon: 'flight',
        title: 'Study Abroad',
        description: 'We prepare your visa application with you, and help you get ready to leave.',
        features: ['Visa documents checked', 'Interview practice', 'A briefing before you fly'],
        path: paths.visa,
      },
      {
        icon: 'award',
        title: 'Scholarship Guidance',
        description: 'We look for scholarships you can apply for and help you with each application.',
        features: ['Scholarships for your profile', 'Honest advice on your chances', 'Help with your essay'],
        path: paths.scholarship,
      },
    ],
  },
  destinations: {
    title: 'Study Abroad Destinations',
    intro: 'Open a country’s guide for its universities, costs, visa steps and work rules.',
  },
  universities: {
    title: 'Associated universities',
    intro: 'Some of the universities our students apply to.',
  },
  whyChooseUs: {
    title: 'Why Choose Us',
    intro: 'Studying abroad is a big decision for a family. This is how we support yours.',
    claim: {
      value: '100%',
      after: 'success rate',
      scope: 'in finding a university place for students who applied with us',
    },
    points: [
      {
        title: 'Expert Counselors',
        description: 'One counsellor works with you from the first meeting until you leave.',
      },
      {
        title: 'Global Network',
        description:
          'We work with universities in eight destinations and know former students who live there.',
      },
      {
        title: 'End-to-End Support',
        description: 'We help with your course, tests, applications, scholarships, visa and accommodation.',
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    intro: 'If your question is not here, send it to us. We answer every message.',
    showAll: 'Show all questions',
    showOne: 'Show one at a time',
  },
  testimonials: {
    title: 'Testimonials',
    intro: 'What students told us after their applications.',
  },
  closing: {
    title: 'Talk to a counsellor',
    text: 'Bring your marks, your questions and your parents. The first consultation is free, in Lalitpur, in Kathmandu or by phone.',
    cta: freeConsultation,
    call: contactPhone,
  },
};

export default home;
