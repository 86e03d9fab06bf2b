import skyline from 'shared/drawings/skylines/CanadaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const canada: Guide = {
  slug: 'study-in-canada',
  country: 'Canada',
  code: 'ca',
  title: 'Study in Canada',
  blurb:
    'Safe cities, wide skies and a clear path from classroom to first job. We help you find the program, the province and the papers that go with them.',
  skyline,
  sections: [
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro:
        'All six belong to the U15, the group of Canada’s research-intensive universities. Colleges are a good path too: ask us to compare.',
      items: [
        {
          id: 'toronto',
          name: 'University of Toronto',
          rank: 'U15 research university',
          location: 'Toronto, Ontario',
          monogram: 'UOFT',
          website: 'https://www.utoronto.ca',
        },
        {
          id: 'ubc',
          name: 'University of British Columbia',
          rank: 'U15 research university',
          location: 'Vancouver, British Columbia',
          monogram: 'UBC',
          website: 'https://www.ubc.ca',
        },
        {
          id: 'mcgill',
          name: 'McGill University',
          rank: 'U15 research university',
          location: 'Montreal, Quebec',
          monogram: 'MCG',
          website: 'https://www.mcgill.ca',
        },
        {
          id: 'alberta',
          name: 'University of Alberta',
          rank: 'U15 research university',
          location: 'Edmonton, Alberta',
          monogram: 'UOFA',
          website: 'https://www.ualberta.ca',
        },
        {
          id: 'waterloo',
          name: 'University of Waterloo',
          rank: 'U15 research university',
          location: 'Waterloo, Ontario',
          monogram: 'UW',
          website: 'https://uwaterloo.ca',
        },
        {
          id: 'mcmaster',
          name: 'McMaster University',
          rank: 'U15 research university',
          location: 'Hamilton, Ontario',
          monogram: 'MAC',
          website: 'https://www.mcmaster.ca',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose Canada',
      items: [
        {
          title: 'Learning by doing',
          description:
            'Co-op programs alternate study with paid work terms, so you graduate with experience as well as a degree.',
        },
        {
          title: 'A permit to stay and work',
          description:
            'The post-graduation work permit gives you up to 3 years to work for almost any employer.',
        },
        {
          title: 'Colleges and universities',
          description:
            'Choose a practical diploma or a research degree, and move from one to the other as your plans grow.',
        },
        {
          title: 'Welcoming and safe',
          description:
            'Cities where newcomers are the rule rather than the exception, with settlement help for students.',
        },
        {
          title: 'Two world languages',
          description: 'Study in English or French, and pick up the other one along the way.',
        },
        {
          title: 'Research with funding',
          description:
            'Graduate students often work in their professor’s group, with awards such as Vanier and Banting above it.',
        },
      ],
    },
    {
      kind: 'courses',
      id: 'courses',
      title: 'Popular courses',
      intro:
        'What students from Nepal most often choose. Length and fee differ by province and institution, so we send you the figures for your own intake.',
      items: [
        {
          name: 'Computer science and IT',
          duration: 'By level and institution',
          annualFee: 'On request',
          description: 'Software, artificial intelligence and networks, often with co-op terms.',
        },
        {
          name: 'Business and management',
          duration: 'By level and institution',
          annualFee: 'On request',
          description: 'Accounting, marketing, supply chain and human resources.',
        },
        {
          name: 'Engineering',
          duration: 'By level and institution',
          annualFee: 'On request',
          description: 'Accredited degrees in civil, electrical, mechanical and chemical engineering.',
        },
        {
          name: 'Health and nursing',
          duration: 'By level and institution',
          annualFee: 'On request',
          description: 'Nursing, public health and care work, with licensing to plan ahead for.',
        },
        {
          name: 'Hospitality and culinary arts',
          duration: 'By level and institution',
          annualFee: 'On request',
          description: 'College programs close to hotels and kitchens.',
        },
        {
          name: 'Environmental and natural sciences',
          duration: 'By level and institution',
          annualFee: 'On request',
          description: 'Forestry, water and climate in a country that lives by them.',
        },
      ],
    },
    {
      kind: 'visaChecklist',
      id: 'visa-checklist',
      title: 'Study permit checklist',
      intro:
        'Every point is mandatory. A complete file is the best argument you have, and we build it with you.',
      items: [
        {
          requirement: 'Letter of acceptance',
          status: 'mandatory',
          icon: 'admission',
          description: 'From a designated learning institution.',
        },
        {
          requirement: 'Attestation letter',
          status: 'mandatory',
          icon: 'check',
          description: 'From the province or territory, for the programs that need one.',
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
          description: 'First-year tuition, living costs and travel.',
        },
        {
          requirement: 'Language test result',
          status: 'mandatory',
          icon: 'writing',
          description: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0.',
        },
        {
          requirement: 'Statement of purpose',
          status: 'mandatory',
          icon: 'chat',
          description: 'Why this program, and how it fits your studies so far.',
        },
        {
          requirement: 'Medical examination',
          status: 'mandatory',
          icon: 'health',
          description: 'With a panel physician.',
        },
        {
          requirement: 'Biometrics and photos',
          status: 'mandatory',
          icon: 'camera',
          description: 'Given at the visa application center.',
        },
      ],
      links: [
        { label: 'IELTS and PTE preparation', href: '/ielts-pte' },
        {
          label: 'Official study permit page',
          href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
        },
      ],
    },
    {
      kind: 'costs',
      id: 'living-costs',
      title: 'Monthly living costs',
      intro:
        'These six make up a student’s month. A big city and a small town are far apart, so we work out the amounts for the place you choose.',
      period: 'per month',
      items: [
        {
          category: 'Accommodation',
          costRange: 'On request',
          icon: 'home',
          description:
            'The largest item. A shared basement or flat costs least; a campus residence is the easiest start.',
        },
        {
          category: 'Food and groceries',
          costRange: 'On request',
          icon: 'food',
          description: 'Cooking at home keeps it low; campus meal plans are paid by term.',
        },
        {
          category: 'Transport',
          costRange: 'On request',
          icon: 'transport',
          description: 'Many universities include a transit pass in their student fees.',
        },
        {
          category: 'Utilities, phone and internet',
          costRange: 'On request',
          icon: 'utilities',
          description: 'Ask whether heating is in the rent: winters are long.',
        },
        {
          category: 'Health insurance',
          costRange: 'On request',
          icon: 'safety',
          description: 'Covered by some provinces, bought through the university in others.',
        },
        {
          category: 'Personal and winter clothing',
          costRange: 'On request',
          icon: 'personal',
          description: 'A good coat and boots in the first year, little after that.',
        },
      ],
    },
    {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      intro: 'From first-year awards to doctoral and postdoctoral funding.',
      items: [
        {
          name: 'Vanier Canada Graduate Scholarships',
          amount: 'CAD 50,000 per year',
          eligibility: 'Doctoral students nominated by their university for research and leadership.',
          website: 'https://vanier.gc.ca',
        },
        {
          name: 'Banting Postdoctoral Fellowships',
          amount: 'CAD 70,000 per year',
          eligibility: 'Postdoctoral researchers with a host institution.',
          website: 'https://banting.fellowships-bourses.gc.ca',
        },
        {
          name: 'Lester B. Pearson International Scholarship',
          amount: 'Full award',
          coverage: 'Tuition, books, incidental fees and residence at the University of Toronto.',
          eligibility: 'International school leavers nominated by their school.',
          website: 'https://future.utoronto.ca',
        },
      ],
      note: 'Programs are renewed and replaced from time to time. We confirm what is open before you write a line.',
    },
    {
      kind: 'workRights',
      id: 'work-rights',
      title: 'Work rights',
      items: [
        {
          type: 'While studying',
          hours: '20 hours per week',
          description: 'Off campus, with a valid study permit and a full-time program.',
        },
        {
          type: 'After graduation',
          hours: 'Up to 3 years',
          description:
            'The post-graduation work permit, for graduates of eligible programs; its length follows the length of your studies.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Plan Canada with us',
      intro: 'Bring your marks and your questions. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default canada;
