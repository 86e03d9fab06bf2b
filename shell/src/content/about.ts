import { contactPhone, freeConsultation } from './paths.ts';
import type { ClosingText, Cta, Heading, HeroText, Point } from './sections.ts';

export interface AboutContent {
  hero: HeroText & { cta: Cta };
  services: Heading;
  leadership: Heading;
  team: Heading;
  whyChooseUs: Heading & { points: readonly Point[] };
  closing: ClosingText;
}

const about: AboutContent = {
  hero: {
    title: 'About Us',
    blurb:
      'We are a team of education counsellors in Lalitpur and Kathmandu. We help students from Nepal choose the right place to study abroad and arrive there well prepared.',
    cta: freeConsultation,
  },
  services: {
    title: 'Our Services',
    intro: 'Six services cover everything from choosing a course to finding a room abroad.',
  },
  leadership: {
    title: 'Leadership',
    intro: 'The three people who lead our work. You can write to them or call them directly.',
  },
  team: {
    title: 'Our Team',
    intro: 'The counsellors and advisers you will work with. Each of them answers their own messages.',
  },
  whyChooseUs: {
    title: 'Why Choose Us',
    intro: 'Ten reasons students and parents choose to work with us.',
    points: [
      {
        title: 'We listen first',
        description: 'We ask about your goals and your budget before we suggest a country.',
      },
      {
        title: 'One counsellor for you',
        description: 'The same person helps you from your first visit until you leave.',
      },
      {
        title: 'Nepali or English',
        description: 'We explain everything in the language your family prefers.',
      },
      {
        title: 'Honest advice',
        description: 'If we think a plan will not work, we tell you early and suggest another one.',
      },
      {
        title: 'Your own words',
        description: 'We help you improve your essays, but we never write them for you.',
      },
      {
        title: 'Eight destinations',
        description: 'We can compare countries fairly because we work with all eight of them.',
      },
      {
        title: 'Test preparation in the same office',
        description: 'You can prepare for IELTS, PTE or SAT where you make your applications.',
      },
      {
        title: 'Parents are welcome',
        description: 'Bring your family to any meeting. We are glad to answer their questions too.',
      },
      {
        title: 'Two offices',
        description: 'Visit us in Lalitpur or Kathmandu, whichever is closer to you.',
      },
      {
        title: 'Help after you arrive',
        description: 'You can still call us with questions when you are in your new city.',
      },
    ],
  },
  closing: {
    title: 'Come and meet us',
    text: 'The first consultation is free. Send us a message to agree a time, or visit an office during opening hours.',
    cta: freeConsultation,
    call: contactPhone,
  },
};

export default about;
