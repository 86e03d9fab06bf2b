import pictures from 'shared/drawings/campuses/usa.ts?pictures';
import skyline from 'shared/drawings/skylines/UsaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import { ranking } from '../facts/makeFact.ts';
import * as usFacts from '../facts/usa.ts';
import { labels } from '../labels.ts';

const { facts, living, wages, sevisFee, interviewFee, tuitionBand } = usFacts;
const { tuition, duration, english } = facts;

const associate = { level: 'Associate', duration: duration.diploma, annualFee: tuition.diploma };
const bachelor = { level: 'Bachelor', duration: duration.bachelor, annualFee: tuition.bachelor };
const master = { level: 'Master', duration: duration.master, annualFee: tuition.master };

const usa: Guide = {
  slug: 'study-in-usa',
  country: 'USA',
  code: 'us',
  title: 'Study in the USA',
  blurb:
    'The widest choice of universities in the world, and time to find your subject. We help you choose well, plan the money and prepare for the visa interview.',
  heroFacts: [
    { label: 'Tuition a year', value: tuitionBand },
    { label: 'English, bachelor', value: english.bachelor },
    { label: 'Campus jobs, average wage', value: wages.range },
  ],
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'The USA at a glance',
      items: [
        { value: tuitionBand, label: 'tuition per year, by institution' },
        { value: english.bachelor, label: 'for most bachelor’s degrees' },
        { value: sevisFee, label: 'SEVIS fee' },
        { value: interviewFee, label: 'visa interview fee' },
      ],
    },
    {
      kind: 'keyFacts',
      id: 'before-you-apply',
      title: 'Before you apply',
      items: [
        { id: 'intakes', title: 'Intakes', figure: facts.intakes },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          figure: facts.proofOfFunds,
          text: 'The [I-20](/plan/words#i-20) is the form that your university issues. The law sets no fixed amount. Show savings you can draw on, and how you will pay for the later years.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          text: 'You fill in the DS-160 form online, then attend an interview at the US Embassy in Kathmandu.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          rows: [
            { label: 'Bachelor', value: english.bachelor },
            { label: 'Master', value: english.master },
          ],
          text: 'Each university sets its own score.',
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'Some are world-famous, others welcome many students from Nepal. A good list has both kinds.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'mit',
          name: 'Massachusetts Institute of Technology',
          rank: '1',
          location: 'Cambridge, Massachusetts',
          website: 'https://web.mit.edu',
        },
        {
          id: 'harvard',
          name: 'Harvard University',
          rank: '4',
          tag: 'Ivy League',
          location: 'Cambridge, Massachusetts',
          website: 'https://www.harvard.edu',
        },
        {
          id: 'stanford',
          name: 'Stanford University',
          rank: '5',
          location: 'Stanford, California',
          website: 'https://www.stanford.edu',
        },
        {
          id: 'michigan',
          name: 'University of Michigan',
          rank: '33',
          tag: 'Public',
          location: 'Ann Arbor, Michigan',
          website: 'https://umich.edu',
        },
        {
          id: 'arizona-state',
          name: 'Arizona State University',
          rank: '179',
          tag: 'Public',
          location: 'Tempe, Arizona',
          website: 'https://www.asu.edu',
        },
        {
          id: 'texas-arlington',
          name: 'University of Texas at Arlington',
          rank: 'over 1,000',
          tag: 'Public',
          location: 'Arlington, Texas',
          website: 'https://www.uta.edu',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in the USA',
      items: [
        {
          title: 'Choose your major later',
          description: 'Begin with a broad year, try new subjects and decide when you know.',
        },
        {
          title: 'Aid for good students',
          description:
            'Merit scholarships and assistantships lower the price. We look for them from the start.',
        },
        {
          title: 'Research from the first year',
          description: 'Professors take undergraduates into their laboratories and projects.',
        },
        {
          title: 'Practical training',
          description: 'F-1 students may apply to work in their field, during the degree or after it.',
        },
        {
          title: 'Campus life',
          description: 'Clubs, sports, libraries open late and an international office for you.',
        },
        {
          title: 'Transfer with credit',
          description: 'Start at a community college, take your credits with you and save.',
        },
      ],
    },
    {
      kind: 'courses',
      id: 'courses',
      title: 'Courses',
      intro:
        'What students from Nepal choose most often. A bachelor’s fee is the average of public and of private universities; your I-20 states the exact cost.',
      caption: 'Usual duration and annual fee by course',
      items: [
        {
          name: 'Computer science',
          levels: [bachelor, master],
          description: 'Software, machine learning and systems.',
        },
        {
          name: 'Data science and analytics',
          levels: [bachelor, master],
          description: 'Statistics, programming and a field to use them in.',
        },
        {
          name: 'Engineering',
          levels: [bachelor, master],
          description: 'Accredited degrees in every branch.',
        },
        {
          name: 'Business administration',
          levels: [associate, bachelor, master],
          description: 'Finance, marketing and management, up to the MBA.',
        },
        {
          name: 'Nursing and public health',
          levels: [associate, bachelor],
          description: 'Hospital practice; each state gives its own licence.',
        },
        {
          name: 'Biology and natural sciences',
          levels: [bachelor, master],
          description: 'A way to research, medicine or teaching.',
        },
      ],
    },
    {
      kind: 'costTable',
      id: 'costs',
      title: 'Cost overview',
      intro:
        'What each item of living costs is our own estimate within the range given; it differs from city to city.',
      items: [
        {
          title: 'Tuition per year',
          rows: [
            {
              item: 'Community college',
              amount: usFacts.communityCollege,
              description: 'The lower end, and a way into a university later.',
            },
            {
              item: 'Public university',
              amount: usFacts.publicUniversity,
              description: 'The average for students from outside the state, four-year degrees.',
            },
            {
              item: 'Private university',
              amount: usFacts.privateTop,
              description: 'The upper end, before scholarships.',
            },
          ],
        },
        {
          title: 'Living costs per month: $45-$1,200 by item',
          rows: [
            {
              item: 'Housing',
              amount: living.housing,
              description: 'The largest item; sharing a flat brings it down.',
            },
            { item: 'Food', amount: living.food, description: 'A meal plan costs more than cooking.' },
            {
              item: 'Transport',
              amount: living.transport,
              description: 'Many campuses run free buses.',
            },
            {
              item: 'Health insurance',
              amount: living.insurance,
              description: 'Most universities ask you to take their own plan.',
            },
            {
              item: 'Phone and internet',
              amount: living.phone,
              description: 'The smallest item.',
            },
          ],
        },
        {
          title: 'Visa fees',
          rows: [
            { item: 'SEVIS fee', amount: sevisFee, description: 'Paid online before the interview.' },
            {
              item: 'Visa interview fee',
              amount: interviewFee,
              description: 'Paid when you book the interview.',
            },
          ],
        },
      ],
    },
    {
      kind: 'jobs',
      id: 'part-time-jobs',
      title: 'Part-time jobs',
      intro: 'Average wages for campus work beside your classes.',
      items: [
        { role: 'Campus dining assistant', wage: wages.dining },
        { role: 'Library assistant', wage: wages.library },
        { role: 'Teaching assistant', wage: wages.teaching },
        { role: 'Research assistant', wage: wages.research },
      ],
    },
    {
      kind: 'documents',
      id: 'visa-documents',
      title: 'Visa documents',
      intro: 'For the F-1 visa. Bring the originals and one set of copies.',
      items: [
        {
          document: 'Form I-20',
          description: 'Issued and signed by your university; you sign it too.',
          icon: 'admission',
        },
        {
          document: 'DS-160 confirmation',
          description: 'The page with the barcode, from your online visa form.',
          icon: 'document',
        },
        {
          document: 'SEVIS fee receipt',
          description: 'Proof that the $350 fee for [SEVIS](/plan/words#sevis) is paid.',
          icon: 'money',
        },
        {
          document: 'Interview appointment letter',
          description: 'With the receipt of the $185 visa interview fee.',
          icon: 'calendar',
        },
        {
          document: 'Passport and photo',
          description: 'A photo that meets the embassy’s rules.',
          icon: 'visa',
        },
        {
          document: 'Financial evidence',
          description: 'Bank statements, sponsor’s income and any scholarship letter.',
          icon: 'wallet',
        },
        {
          document: 'Academic records',
          description: 'Transcripts, certificates and test results such as IELTS or SAT.',
          icon: 'academic',
        },
      ],
      links: [labels.testPreparation, { label: 'SAT preparation', href: '/sat' }],
    },
    {
      kind: 'steps',
      id: 'visa-steps',
      title: 'Visa steps',
      items: [
        {
          title: 'Receive your I-20',
          description: 'Accept the offer and show your funds; the university issues the form.',
        },
        {
          title: 'Pay the SEVIS fee of $350',
          description: 'Use the number on your I-20, and keep the receipt.',
        },
        {
          title: 'Fill in the DS-160',
          description: 'Answer truthfully: the officer reads the form during your interview.',
        },
        {
          title: 'Pay $185 and book the interview',
          description: 'Book early; the months before autumn fill up.',
        },
        { title: 'Practise with us', description: 'We hold mock interviews until you speak with ease.' },
        {
          title: 'Attend the interview',
          description: 'At the embassy in Kathmandu, with your documents in order.',
        },
        {
          title: 'Fly and report',
          description: 'Arrive before the date on your I-20 and check in with the international office.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about the USA',
      intro:
        'We put together a list of universities that fits your marks and budget. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default usa;
