import pictures from 'shared/drawings/campuses/new-zealand.ts?pictures';
import skyline from 'shared/drawings/skylines/NewZealandSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import { ranking } from '../facts/makeFact.ts';
import * as nzFacts from '../facts/newZealand.ts';
import { labels } from '../labels.ts';

const { facts, universities, visaFee, workHours, afterStudy, undergraduate, postgraduate } = nzFacts;
const { tuition, duration, english } = facts;

const newZealand: Guide = {
  slug: 'study-in-new-zealand',
  country: 'New Zealand',
  code: 'nz',
  title: 'Study in New Zealand',
  blurb:
    'Eight universities, friendly towns and mountains that will remind you of home. We help you meet the entry requirements and take the visa one step at a time.',
  heroFacts: [
    { label: 'Tuition a year, bachelor', value: tuition.bachelor },
    { label: 'English, bachelor', value: english.bachelor },
    { label: 'Work in term time', value: workHours },
  ],
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'New Zealand at a glance',
      items: [
        { value: universities, label: 'in the whole country, all of them public' },
        { value: workHours, label: 'of work beside your studies' },
        { value: afterStudy, label: 'on a post-study visa' },
        { value: visaFee, label: 'visa fee' },
      ],
    },
    {
      kind: 'keyFacts',
      id: 'before-you-apply',
      title: 'Before you apply',
      items: [
        { id: 'intakes', title: 'Intakes', figure: facts.intakes },
        {
          id: 'tuition',
          title: 'Tuition',
          figure: tuition.bachelor,
          text: 'A year of a bachelor’s degree. PhD students from abroad pay the same fee as New Zealanders.',
        },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          figure: facts.proofOfFunds,
          rows: [{ label: 'For a course under one year', value: nzFacts.monthlyFunds }],
          text: 'This covers one year of living. Add tuition and a ticket home or its price, and show where the money comes from.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          rows: [{ label: 'Where to apply', value: nzFacts.onlineOnly }],
          text: 'You apply on the website of Immigration New Zealand.',
        },
        {
          id: 'work-rights',
          title: 'Work rights',
          figure: workHours,
          rows: [{ label: 'After graduation, post-study visa', value: afterStudy }],
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'New Zealand has 8 universities, and each has its own strengths.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'auckland',
          name: 'University of Auckland',
          rank: '68',
          tag: 'The largest',
          location: 'Auckland',
          website: 'https://www.auckland.ac.nz',
        },
        {
          id: 'otago',
          name: 'University of Otago',
          rank: '206',
          tag: 'The oldest',
          location: 'Dunedin',
          website: 'https://www.otago.ac.nz',
        },
        {
          id: 'massey',
          name: 'Massey University',
          rank: '239',
          tag: 'Veterinary science',
          location: 'Palmerston North',
          website: 'https://www.massey.ac.nz',
        },
        {
          id: 'victoria-wellington',
          name: 'Victoria University of Wellington',
          rank: '241',
          tag: 'Law and policy',
          location: 'Wellington',
          website: 'https://www.wgtn.ac.nz',
        },
        {
          id: 'waikato',
          name: 'University of Waikato',
          rank: '250',
          tag: 'Management',
          location: 'Hamilton',
          website: 'https://www.waikato.ac.nz',
        },
        {
          id: 'canterbury',
          name: 'University of Canterbury',
          rank: '256',
          tag: 'Engineering',
          location: 'Christchurch',
          website: 'https://www.canterbury.ac.nz',
        },
        {
          id: 'lincoln',
          name: 'Lincoln University',
          rank: '362',
          tag: 'Agriculture',
          location: 'Lincoln, Canterbury',
          website: 'https://www.lincoln.ac.nz',
        },
        {
          id: 'aut',
          name: 'Auckland University of Technology',
          rank: '401-450',
          tag: 'Technology',
          location: 'Auckland',
          website: 'https://www.aut.ac.nz',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in New Zealand',
      items: [
        {
          title: 'Close to your teachers',
          description: 'Small classes, first names and time for questions after the lecture.',
        },
        {
          title: 'Work while you learn',
          description: 'Work 20 hours per week beside full-time study; the law sets a minimum wage.',
        },
        {
          title: 'Stay after your degree',
          description: 'A post-study visa of up to 3 years, by level and place of study.',
        },
        {
          title: 'A code that protects you',
          description: 'Universities must follow a code of care for international students.',
        },
        {
          title: 'Welcome for researchers',
          description: 'Doctoral students from abroad find good supervision and pay the local fee.',
        },
        { title: 'Peaceful living', description: 'Clean air, green towns and hills on the horizon.' },
      ],
    },
    {
      kind: 'entryRequirements',
      id: 'entry-requirements',
      title: 'Entry requirements',
      intro: 'The English scores most courses ask for. Some, such as nursing and teaching, ask for more.',
      items: [
        { level: 'Undergraduate', ...undergraduate, duration: duration.bachelor },
        { level: 'Postgraduate', ...postgraduate, duration: duration.master },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Required documents',
      intro: 'Collect these early. Anything in Nepali needs a certified English translation.',
      items: [
        { document: 'Passport', description: 'Valid beyond the end of your studies.', icon: 'document' },
        {
          document: 'Academic transcripts and certificates',
          description: 'From grade ten upwards, with character certificates.',
          icon: 'academic',
        },
        { document: 'English test result', description: 'IELTS or TOEFL at the score above.', icon: 'chat' },
        {
          document: 'Offer of Place',
          description: 'From your university, with fee and start date.',
          icon: 'admission',
        },
        {
          document: 'Proof of funds',
          description: 'Bank statements, loan letter and your sponsor’s income.',
          icon: 'wallet',
        },
        {
          document: 'Statement of purpose',
          description: 'The [SOP](/plan/words#sop): why this course, and what you will do with it.',
          icon: 'writing',
        },
        {
          document: 'Medical and police certificates',
          description: 'As Immigration New Zealand asks for them.',
          icon: 'health',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'visa-steps',
      title: 'Visa steps',
      items: [
        { title: 'Choose and apply', description: 'Pick the course with us and send the application.' },
        {
          title: 'Accept your offer',
          description: 'Receive the Offer of Place and check its conditions and dates.',
        },
        {
          title: 'Arrange your funds',
          description: 'Tuition and living costs, in the form Immigration New Zealand accepts.',
        },
        {
          title: 'Medical and police certificates',
          description: 'Chest X-ray and medical examination, and a police certificate if asked for.',
        },
        {
          title: 'Apply online and pay NZ$430',
          description: 'Upload every document, pay the visa fee of NZ$430 and keep your receipt.',
        },
        {
          title: 'Pay tuition and fly',
          description: 'After the approval in principle, pay the fee, receive the visa and book your flight.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about New Zealand',
      intro: 'We tell you plainly which of the eight fits you. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default newZealand;
