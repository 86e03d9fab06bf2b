import pictures from 'shared/drawings/campuses/canada.ts?pictures';
import skyline from 'shared/drawings/skylines/CanadaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import * as canadianFacts from '../facts/canada.ts';
import { ranking } from '../facts/makeFact.ts';
import { labels } from '../labels.ts';

const { facts, monthly, attestation, twoPeople, vanier, bantingAward, clb7, clb9 } = canadianFacts;
const { tuition, duration } = facts;

const diploma = { level: 'College diploma', duration: duration.diploma, annualFee: 'set by each college' };
const bachelor = { level: 'Bachelor', duration: duration.bachelor, annualFee: tuition.bachelor };
const master = { level: 'Master', duration: duration.master, annualFee: tuition.master };

const canada: Guide = {
  slug: 'study-in-canada',
  country: 'Canada',
  code: 'ca',
  title: 'Study in Canada',
  blurb:
    'Safe cities, wide skies and a clear way from the classroom to a first job. We help you find the course, the province and the papers that go with them.',
  heroFacts: [
    { label: 'Tuition a year, bachelor', value: tuition.bachelor },
    { label: 'English (CLB 7)', value: clb7 },
    { label: 'Work while studying', value: facts.workHours },
  ],
  skyline,
  sections: [
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
          rows: [{ label: 'For two people', value: twoPeople }],
          text: 'This covers one year of living outside Quebec. Add the first year’s tuition and your travel.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          rows: [{ label: 'Provincial attestation letter', value: attestation }],
          text: 'You apply online on the website of Immigration, Refugees and Citizenship Canada.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          rows: [
            { label: 'CLB 7', value: clb7 },
            { label: 'CLB 9', value: clb9 },
          ],
          text: 'CLB is Canada’s own scale. Each university sets the score for its courses.',
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro:
        'All six belong to the U15, Canada’s group of research universities. Colleges are a good choice too: ask us to compare.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'toronto',
          name: 'University of Toronto',
          rank: '21',
          location: 'Toronto, Ontario',
          website: 'https://www.utoronto.ca',
        },
        {
          id: 'mcgill',
          name: 'McGill University',
          rank: '30',
          location: 'Montreal, Quebec',
          website: 'https://www.mcgill.ca',
        },
        {
          id: 'ubc',
          name: 'University of British Columbia',
          rank: '34',
          location: 'Vancouver, British Columbia',
          website: 'https://www.ubc.ca',
        },
        {
          id: 'alberta',
          name: 'University of Alberta',
          rank: '111',
          location: 'Edmonton, Alberta',
          website: 'https://www.ualberta.ca',
        },
        {
          id: 'waterloo',
          name: 'University of Waterloo',
          rank: '112',
          location: 'Waterloo, Ontario',
          website: 'https://uwaterloo.ca',
        },
        {
          id: 'mcmaster',
          name: 'McMaster University',
          rank: '189',
          location: 'Hamilton, Ontario',
          website: 'https://www.mcmaster.ca',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in Canada',
      items: [
        {
          title: 'Paid work terms',
          description: 'Co-op courses alternate study with paid work, so you graduate with experience.',
        },
        {
          title: 'Stay and work after your degree',
          description: 'The post-graduation work permit lets you work for up to 3 years.',
        },
        {
          title: 'Colleges and universities',
          description: 'Take a practical diploma or a research degree, and move from one to the other.',
        },
        {
          title: 'Welcoming and safe',
          description: 'The cities are used to newcomers and help students to settle.',
        },
        {
          title: 'Two world languages',
          description: 'Study in English or French, and learn the other one as you go.',
        },
        {
          title: 'Funded research',
          description: 'Graduate students often work in their professor’s group and are paid for it.',
        },
      ],
    },
    {
      kind: 'courses',
      id: 'courses',
      title: 'Courses',
      intro:
        'What students from Nepal choose most often. The fees run from the lowest to the highest provincial average; your offer letter states the exact fee.',
      caption: 'Usual duration and annual fee by course',
      items: [
        {
          name: 'Computer science and IT',
          levels: [bachelor, master],
          description: 'Software, artificial intelligence and networks, often with co-op terms.',
        },
        {
          name: 'Business and management',
          levels: [bachelor, master],
          description: 'Accounting, marketing, supply chain and human resources.',
        },
        {
          name: 'Engineering',
          levels: [bachelor, master],
          description: 'Civil, electrical, mechanical and chemical.',
        },
        {
          name: 'Health and nursing',
          levels: [diploma, bachelor],
          description: 'Nursing, public health and care work; plan for the licence early.',
        },
        {
          name: 'Hospitality and culinary arts',
          levels: [diploma, bachelor],
          description: 'Practical work in hotels and kitchens is part of the course.',
        },
        {
          name: 'Environmental and natural sciences',
          levels: [bachelor, master],
          description: 'Forestry, water and climate.',
        },
      ],
    },
    {
      kind: 'visaChecklist',
      id: 'visa-checklist',
      title: 'Visa checklist',
      intro: 'What a study permit needs. Every paper is mandatory, and we put the file together with you.',
      items: [
        {
          requirement: 'Letter of acceptance',
          status: 'mandatory',
          icon: 'admission',
          description: 'From a designated learning institution ([DLI](/plan/words#dli)).',
        },
        {
          requirement: 'Attestation letter',
          status: 'mandatory',
          icon: 'check',
          description:
            'From the province or territory (the [PAL](/plan/words#pal)), for the courses that need one.',
        },
        {
          requirement: 'Valid passport',
          status: 'mandatory',
          icon: 'document',
          description: 'Your permit cannot last longer than your passport.',
        },
        {
          requirement: 'Proof of funds',
          status: 'mandatory',
          icon: 'money',
          description:
            'First-year tuition, living costs and travel. A [GIC](/plan/words#gic) is one way to show living costs.',
        },
        {
          requirement: 'Language test result',
          status: 'mandatory',
          icon: 'writing',
          description: 'At the score your course asks for.',
        },
        {
          requirement: 'Statement of purpose',
          status: 'mandatory',
          icon: 'chat',
          description: 'The [SOP](/plan/words#sop): why this course, and how it fits your studies so far.',
        },
        {
          requirement: 'Medical examination',
          status: 'mandatory',
          icon: 'health',
          description: 'With a doctor on Canada’s official list.',
        },
        {
          requirement: 'Biometrics and photos',
          status: 'mandatory',
          icon: 'camera',
          description: 'Fingerprints and a photo, at the visa application centre.',
        },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'costs',
      id: 'living-costs',
      title: 'Monthly cost of living',
      intro:
        'Canada asks you to show CAD 22,895 a year, which is CAD 1,908 a month. The amounts for each item are our own estimate within that sum; a small town costs less than a big city.',
      caption: 'Monthly living costs',
      period: 'per month',
      total: facts.living,
      items: [
        {
          category: 'Accommodation',
          costRange: monthly.accommodation,
          icon: 'home',
          description: 'A shared flat costs least; a campus residence is the easiest start.',
        },
        {
          category: 'Food and groceries',
          costRange: monthly.food,
          icon: 'food',
          description: 'Cooking at home on most days.',
        },
        {
          category: 'Transport',
          costRange: monthly.transport,
          icon: 'transport',
          description: 'Many universities include a bus pass in their fees.',
        },
        {
          category: 'Utilities, phone and internet',
          costRange: monthly.utilities,
          icon: 'utilities',
          description: 'Ask whether heating is in the rent: winters are long.',
        },
        {
          category: 'Health insurance',
          costRange: monthly.insurance,
          icon: 'safety',
          description: 'By province: some cover students, others ask for a plan.',
        },
        {
          category: 'Clothes and personal',
          costRange: monthly.personal,
          icon: 'entertainment',
          description: 'Buy the winter coat and boots there.',
        },
      ],
    },
    {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      intro: 'From awards for the first year to funding for doctoral research.',
      items: [
        {
          name: 'Vanier Canada Graduate Scholarships',
          amount: vanier,
          eligibility: 'doctoral students whom their university nominates for research and leadership.',
          website: 'https://vanier.gc.ca',
        },
        {
          name: 'Banting Postdoctoral Fellowships',
          amount: bantingAward,
          eligibility: 'researchers after the doctorate, with a host institution.',
          website: 'https://banting.fellowships-bourses.gc.ca',
        },
        {
          name: 'Lester B. Pearson International Scholarship',
          amount: 'Full award',
          coverage: 'tuition, books, fees and residence at the University of Toronto.',
          eligibility: 'international school leavers whom their school nominates.',
          website: 'https://future.utoronto.ca',
        },
      ],
    },
    {
      kind: 'workRights',
      id: 'work-rights',
      title: 'Work rights',
      items: [
        {
          type: 'While studying',
          hours: canadianFacts.workHours,
          description: 'Off campus, with a valid study permit and a full-time course.',
        },
        {
          type: 'After graduation',
          hours: canadianFacts.afterStudy,
          description: 'The post-graduation work permit; its length follows the length of your studies.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about Canada',
      intro: 'Bring your marks and your questions. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default canada;
