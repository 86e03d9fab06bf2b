import pictures from 'shared/drawings/campuses/australia.ts?pictures';
import skyline from 'shared/drawings/skylines/AustraliaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import * as australianFacts from '../facts/australia.ts';
import { specFact } from '../facts/makeFact.ts';
import { labels } from '../labels.ts';

const { facts, breaks, students, visaFee, engineeringYears } = australianFacts;
const { tuition, duration, workHours, english } = facts;

/** The specification gives the total of a month; the items are a worked split that adds up to it exactly. */
const monthly = (value: string, name: string) =>
  specFact(value, `${name} a month`, facts.proofOfFunds.source, { currency: 'AUD' });

const diploma = { level: 'Diploma', duration: duration.diploma, annualFee: tuition.diploma };
const bachelor = { level: 'Bachelor', duration: duration.bachelor, annualFee: tuition.bachelor };
const master = { level: 'Master', duration: duration.master, annualFee: tuition.master };

const australia: Guide = {
  slug: 'study-in-australia',
  country: 'Australia',
  code: 'au',
  title: 'Study in Australia',
  blurb:
    'Respected degrees, sunny campuses and the right to work while you study. We help you choose a course, prove your funds and arrive ready for your first class.',
  heroFacts: [
    { label: 'Tuition a year, bachelor', value: tuition.bachelor },
    { label: 'English, bachelor', value: english.bachelor },
    { label: 'Work during studies', value: workHours },
  ],
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'Australia at a glance',
      items: [
        { value: students, label: 'students from all over the world' },
        { value: workHours, label: 'of work during your studies' },
        { value: facts.living, label: 'monthly budget' },
        { value: '6 universities', label: 'in this guide, with world ranks from 14 to 72' },
      ],
    },
    {
      kind: 'keyFacts',
      id: 'before-you-apply',
      title: 'Before you apply',
      items: [
        {
          id: 'intakes',
          title: 'Intakes',
          figure: facts.intakes,
          text: 'Apply about ten months ahead: the timeline below shows each step.',
        },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          figure: facts.proofOfFunds,
          rows: [
            { label: 'Extra for a partner', value: australianFacts.partnerFunds },
            { label: 'Extra for each child', value: australianFacts.childFunds },
          ],
          text: 'This covers 12 months of living. Add the first year’s tuition and your travel.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          rows: [{ label: 'Visa charge', value: visaFee }],
          text: 'You apply online in ImmiAccount, the immigration department’s own website.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          rows: [
            { label: 'Bachelor', value: english.bachelor },
            { label: 'Master', value: english.master },
            { label: 'PTE, bachelor', value: australianFacts.pteBachelor },
            { label: 'PTE, master', value: australianFacts.pteMaster },
          ],
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro:
        'The six universities our students ask about most. Compare the course, the city and the fee as well as the rank.',
      ranks: australianFacts.ranks,
      pictures,
      items: [
        {
          id: 'melbourne',
          name: 'University of Melbourne',
          rank: '14',
          location: 'Melbourne, Victoria',
          website: 'https://www.unimelb.edu.au',
        },
        {
          id: 'sydney',
          name: 'University of Sydney',
          rank: '19',
          location: 'Sydney, New South Wales',
          website: 'https://www.sydney.edu.au',
        },
        {
          id: 'unsw',
          name: 'UNSW Sydney',
          rank: '20',
          location: 'Sydney, New South Wales',
          website: 'https://www.unsw.edu.au',
        },
        {
          id: 'anu',
          name: 'Australian National University',
          rank: '31',
          location: 'Canberra, Australian Capital Territory',
          website: 'https://www.anu.edu.au',
        },
        {
          id: 'monash',
          name: 'Monash University',
          rank: '41',
          location: 'Melbourne, Victoria',
          website: 'https://www.monash.edu',
        },
        {
          id: 'uwa',
          name: 'University of Western Australia',
          rank: '72',
          location: 'Perth, Western Australia',
          website: 'https://www.uwa.edu.au',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in Australia',
      items: [
        {
          title: 'Degrees employers know',
          description:
            'One national framework sets out what each qualification is worth, in Australia and abroad.',
        },
        {
          title: 'Work beside your studies',
          description:
            'Your visa lets you work 48 hours per fortnight in term and without a limit in breaks.',
        },
        {
          title: 'Protected by law',
          description: 'Laws for international students cover course quality, fees and refunds.',
        },
        {
          title: 'Small classes',
          description: 'Tutorials and group projects give you time to ask questions.',
        },
        {
          title: 'A Nepali community',
          description:
            'Sydney, Melbourne, Brisbane, Adelaide and Perth have Nepali shops, festivals and clubs.',
        },
        {
          title: 'Time to look for work',
          description: 'After your degree you may apply for a graduate visa and start your career there.',
        },
      ],
    },
    {
      kind: 'courses',
      id: 'courses',
      title: 'Courses',
      intro:
        'What students from Nepal choose most often. The fees are Australia’s range for each level; your offer letter states the exact fee.',
      caption: 'Usual duration and annual fee by course',
      items: [
        {
          name: 'Nursing and health sciences',
          levels: [bachelor, master],
          description: 'Hospital placements are part of the degree.',
        },
        {
          name: 'Information technology and data',
          levels: [bachelor, master],
          description: 'Software, cyber security, networks and data science.',
        },
        {
          name: 'Engineering',
          levels: [{ ...bachelor, duration: engineeringYears }, master],
          description: 'Civil, electrical, mechanical and environmental.',
        },
        {
          name: 'Business and accounting',
          levels: [bachelor, master],
          description: 'From a first degree to an MBA.',
        },
        {
          name: 'Education and early childhood',
          levels: [diploma, bachelor],
          description: 'With supervised practice in schools.',
        },
        {
          name: 'Hospitality and tourism',
          levels: [diploma, bachelor],
          description: 'Management studies with an industry placement.',
        },
      ],
    },
    {
      kind: 'visaChecklist',
      id: 'visa-checklist',
      title: 'Visa checklist',
      intro: 'Every paper is mandatory. We check each one with you before you apply.',
      items: [
        {
          requirement: 'Confirmation of Enrolment',
          status: 'mandatory',
          icon: 'admission',
          description:
            'The [CoE](/plan/words#coe-australia), from the university, once you have accepted the offer and paid the deposit.',
        },
        {
          requirement: 'Valid passport',
          status: 'mandatory',
          icon: 'document',
          description: 'With the same name as on your certificates.',
        },
        {
          requirement: 'Genuine Student answers',
          status: 'mandatory',
          icon: 'chat',
          description:
            'The [GS](/plan/words#gs) questions: why this course, why Australia and what you plan afterwards.',
        },
        {
          requirement: 'English test result',
          status: 'mandatory',
          icon: 'writing',
          description: 'IELTS or PTE at the score your course asks for.',
        },
        {
          requirement: 'Proof of funds',
          status: 'mandatory',
          icon: 'money',
          description: 'For tuition, living and travel, from sources you can document.',
        },
        {
          requirement: 'Overseas Student Health Cover',
          status: 'mandatory',
          icon: 'health',
          description: 'The [OSHC](/plan/words#oshc), health insurance for the whole of your stay.',
        },
        {
          requirement: 'Medical examination',
          status: 'mandatory',
          icon: 'health',
          description: 'With a doctor on Australia’s official list.',
        },
        {
          requirement: 'Police clearance report',
          status: 'mandatory',
          icon: 'safety',
          description: 'From Nepal and from any other country you have lived in.',
        },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'timeline',
      id: 'timeline',
      title: 'Application timeline',
      intro: 'For the February intake. For July, start five months later and keep the same order.',
      items: [
        {
          month: 'April',
          task: 'Meet us, set a budget and shortlist courses and cities.',
          status: 'planning',
        },
        {
          month: 'May',
          task: 'Take IELTS or PTE; collect transcripts and references.',
          status: 'planning',
        },
        {
          month: 'June',
          task: 'Apply to your chosen universities and for scholarships.',
          status: 'application',
        },
        {
          month: 'August',
          task: 'Accept an offer, pay the deposit and receive your Confirmation of Enrolment.',
          status: 'decision',
        },
        {
          month: 'October',
          task: 'Apply for the visa with proof of funds, health cover and medical examination.',
          status: 'visa',
        },
        {
          month: 'February',
          task: 'Fly out, settle in and join orientation week.',
          status: 'arrival',
        },
      ],
    },
    {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      intro: 'Apply early and to more than one. We check whether you qualify and read your statements.',
      items: [
        {
          name: 'Australia Awards',
          amount: 'Full award',
          coverage: 'tuition, travel, health cover and a contribution to living costs.',
          eligibility: 'applicants from eligible countries who return home after the degree.',
          website: 'https://www.dfat.gov.au/people-to-people/australia-awards',
        },
        {
          name: 'Research Training Program',
          amount: 'Tuition and stipend',
          coverage: 'fees, a living stipend or allowances, as the university awards them.',
          eligibility: 'master’s and doctoral students by research.',
          website: 'https://www.education.gov.au/research-block-grants/research-training-program',
        },
        {
          name: 'Melbourne International Undergraduate Scholarship',
          amount: 'Fee remission',
          coverage: 'a part or all of the tuition fee.',
          eligibility: 'international students with high marks entering a bachelor’s degree.',
          website: 'https://scholarships.unimelb.edu.au',
        },
      ],
      links: [{ label: 'Learn More', more: 'about scholarships in Australia', href: labels.consultation.to }],
    },
    {
      kind: 'costs',
      id: 'living-costs',
      title: 'Monthly cost of living',
      intro:
        'What one student plans for in a shared home. How the total divides into items is our own estimate; rent is the largest part and differs by city.',
      caption: 'Monthly living costs',
      period: 'per month',
      total: facts.living,
      bars: true,
      items: [
        {
          category: 'Accommodation',
          costRange: monthly('AUD $800-$1,500', 'Accommodation'),
          icon: 'home',
          description: 'A room in a shared flat, or student housing.',
        },
        {
          category: 'Food and groceries',
          costRange: monthly('AUD $300-$500', 'Food and groceries'),
          icon: 'food',
          description: 'Cooking at home on most days.',
        },
        {
          category: 'Transport',
          costRange: monthly('AUD $100-$200', 'Transport'),
          icon: 'transport',
          description: 'Bus, train and tram; ask about student fares.',
        },
        {
          category: 'Utilities and internet',
          costRange: monthly('AUD $100-$200', 'Utilities and internet'),
          icon: 'utilities',
          description: 'Your share of electricity, water and internet.',
        },
        {
          category: 'Entertainment and personal',
          costRange: monthly('AUD $150-$400', 'Entertainment and personal'),
          icon: 'entertainment',
          description: 'Clothes, outings and small things.',
        },
      ],
    },
    {
      kind: 'workRights',
      id: 'work-rights',
      title: 'Work rights',
      intro: 'These are the limits your employer will check.',
      items: [
        {
          type: 'During studies',
          hours: workHours,
          description: 'In any job, once your course has begun. A fortnight is two weeks.',
        },
        {
          type: 'During breaks',
          hours: breaks,
          description: 'As many hours as you like while your course is in an official break.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about Australia',
      intro: 'Tell us your marks and your budget. The first consultation is free.',
      // The specification gives this button no visible effect, hence no address.
      button: { label: 'Start Your Journey' },
    },
  ],
};

export default australia;
