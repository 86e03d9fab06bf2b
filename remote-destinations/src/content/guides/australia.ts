import skyline from 'shared/drawings/skylines/AustraliaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const australia: Guide = {
  slug: 'study-in-australia',
  country: 'Australia',
  code: 'au',
  title: 'Study in Australia',
  blurb:
    'Respected degrees, sunlit campuses and the right to work while you study. We help you choose the course, prove your funds and arrive ready for your first class.',
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'Australia at a glance',
      items: [
        { value: 'Over 700,000', label: 'students, from all over the world' },
        { value: '48 hours per fortnight', label: 'of work during your studies' },
        { value: '$1,450-$2,800', label: 'monthly budget' },
        { value: '6 universities', label: 'in this guide, ranked from 14 to 72' },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro:
        'Six universities our students ask about most. A rank is one thing to compare; the course, the city and the fee usually decide.',
      items: [
        {
          id: 'melbourne',
          name: 'University of Melbourne',
          rank: '14',
          location: 'Melbourne, Victoria',
          monogram: 'UOM',
          website: 'https://www.unimelb.edu.au',
        },
        {
          id: 'sydney',
          name: 'University of Sydney',
          rank: '19',
          location: 'Sydney, New South Wales',
          monogram: 'USYD',
          website: 'https://www.sydney.edu.au',
        },
        {
          id: 'unsw',
          name: 'UNSW Sydney',
          rank: '20',
          location: 'Sydney, New South Wales',
          monogram: 'UNSW',
          website: 'https://www.unsw.edu.au',
        },
        {
          id: 'anu',
          name: 'Australian National University',
          rank: '31',
          location: 'Canberra, Australian Capital Territory',
          monogram: 'ANU',
          website: 'https://www.anu.edu.au',
        },
        {
          id: 'monash',
          name: 'Monash University',
          rank: '41',
          location: 'Melbourne, Victoria',
          monogram: 'MU',
          website: 'https://www.monash.edu',
        },
        {
          id: 'uwa',
          name: 'University of Western Australia',
          rank: '72',
          location: 'Perth, Western Australia',
          monogram: 'UWA',
          website: 'https://www.uwa.edu.au',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose Australia',
      items: [
        {
          title: 'Degrees employers know',
          description:
            'Australian qualifications are set out in one national framework, so employers at home and abroad know what yours is worth.',
        },
        {
          title: 'Work beside your studies',
          description:
            'Your student visa lets you work 48 hours per fortnight during studies and without a limit during breaks.',
        },
        {
          title: 'Protection in law',
          description:
            'International students are covered by laws of their own on course quality, fees and refunds.',
        },
        {
          title: 'Teaching you can question',
          description:
            'Small tutorials, group projects and lecturers who expect you to ask: it feels new at first, and it stays with you.',
        },
        {
          title: 'A Nepali community',
          description:
            'Sydney, Melbourne, Brisbane, Adelaide and Perth have Nepali shops, festivals and student associations that make the first months easier.',
        },
        {
          title: 'Time to look for work',
          description:
            'After your degree you may apply for a graduate visa and begin your career where you studied.',
        },
      ],
    },
    {
      kind: 'courses',
      id: 'courses',
      title: 'Popular courses',
      intro:
        'What students from Nepal most often choose. Duration and fee depend on the university and on the credit you bring, so we send you the figures for your own intake.',
      items: [
        {
          name: 'Nursing and health sciences',
          duration: 'By level and prior study',
          annualFee: 'On request',
          description: 'Clinical placements are part of the degree; registration follows it.',
        },
        {
          name: 'Information technology and data',
          duration: 'By level and prior study',
          annualFee: 'On request',
          description: 'Software, cyber security, networks and data science.',
        },
        {
          name: 'Engineering',
          duration: 'By level and prior study',
          annualFee: 'On request',
          description: 'Civil, electrical, mechanical and environmental branches.',
        },
        {
          name: 'Business and accounting',
          duration: 'By level and prior study',
          annualFee: 'On request',
          description:
            'From a first degree to an MBA, with professional recognition to check for each course.',
        },
        {
          name: 'Education and early childhood',
          duration: 'By level and prior study',
          annualFee: 'On request',
          description: 'Teaching degrees with supervised practice in schools.',
        },
        {
          name: 'Hospitality and tourism',
          duration: 'By level and prior study',
          annualFee: 'On request',
          description: 'Management studies with paid or unpaid industry placement.',
        },
      ],
    },
    {
      kind: 'visaChecklist',
      id: 'visa-checklist',
      title: 'Student visa checklist',
      intro: 'Every point is mandatory. We go through the list with you, paper by paper, before you apply.',
      items: [
        {
          requirement: 'Confirmation of Enrolment',
          status: 'mandatory',
          icon: 'admission',
          description: 'Issued by the university once you have accepted the offer and paid the deposit.',
        },
        {
          requirement: 'Valid passport',
          status: 'mandatory',
          icon: 'document',
          description: 'Valid for your stay, with the same name as on your certificates.',
        },
        {
          requirement: 'Genuine Student answers',
          status: 'mandatory',
          icon: 'chat',
          description: 'In your own words: why this course, why Australia and what you plan afterwards.',
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
          description: 'Tuition, living costs and travel, from sources you can document.',
        },
        {
          requirement: 'Overseas Student Health Cover',
          status: 'mandatory',
          icon: 'health',
          description: 'Health insurance for the whole of your stay.',
        },
        {
          requirement: 'Medical examination',
          status: 'mandatory',
          icon: 'health',
          description: 'With a panel doctor approved by the Australian government.',
        },
        {
          requirement: 'Police clearance report',
          status: 'mandatory',
          icon: 'safety',
          description: 'From Nepal, and from other countries you have lived in.',
        },
      ],
      links: [
        { label: 'IELTS and PTE preparation', href: '/ielts-pte' },
        {
          label: 'Official student visa page',
          href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
        },
      ],
    },
    {
      kind: 'timeline',
      id: 'timeline',
      title: 'Application timeline',
      intro:
        'A calm path to the February intake. For the July intake, begin five months later and keep the same order.',
      items: [
        {
          month: 'April',
          task: 'Meet your counselor, set a budget and shortlist courses and cities.',
          status: 'planning',
        },
        {
          month: 'May',
          task: 'Prepare for and take IELTS or PTE; collect transcripts and references.',
          status: 'planning',
        },
        {
          month: 'June',
          task: 'Send applications to your chosen universities and for scholarships.',
          status: 'application',
        },
        {
          month: 'August',
          task: 'Compare offers, accept one, pay the deposit and receive your Confirmation of Enrolment.',
          status: 'decision',
        },
        {
          month: 'October',
          task: 'Lodge the student visa with proof of funds, health cover and medical examination.',
          status: 'visa',
        },
        {
          month: 'February',
          task: 'Fly out, settle into your room and join orientation week.',
          status: 'arrival',
        },
      ],
    },
    {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      intro: 'Apply early and to more than one. We check your eligibility and read your statements with you.',
      items: [
        {
          name: 'Australia Awards',
          amount: 'Full award',
          coverage: 'Tuition, travel, health cover and a contribution to living costs.',
          eligibility: 'Applicants from eligible countries who return home to contribute after the degree.',
          website: 'https://www.dfat.gov.au/people-to-people/australia-awards',
        },
        {
          name: 'Research Training Program',
          amount: 'Tuition and stipend',
          coverage: 'Fees, a living stipend or allowances, as the university awards them.',
          eligibility: 'Master and doctoral students by research.',
          website: 'https://www.education.gov.au/research-block-grants/research-training-program',
        },
        {
          name: 'Melbourne International Undergraduate Scholarship',
          amount: 'Fee remission',
          coverage: 'A part or all of the tuition fee.',
          eligibility: 'High-achieving international students entering a bachelor’s degree.',
          website: 'https://scholarships.unimelb.edu.au',
        },
      ],
      links: [{ label: 'Learn More', more: 'about scholarships in Australia', href: '/contact' }],
    },
    {
      kind: 'costs',
      id: 'living-costs',
      title: 'Monthly cost of living',
      intro:
        'What one student usually plans for in a shared home. Rent decides most of it, and it differs by city.',
      period: 'per month',
      total: '$1,450-$2,800',
      bars: true,
      // Only the total is given; the items are a worked split of it, and add up to it exactly.
      items: [
        {
          category: 'Accommodation',
          costRange: '$800-$1,500',
          icon: 'home',
          description: 'A room in a shared flat, or student housing.',
        },
        {
          category: 'Food and groceries',
          costRange: '$300-$500',
          icon: 'food',
          description: 'Cooking at home on most days.',
        },
        {
          category: 'Transport',
          costRange: '$100-$200',
          icon: 'transport',
          description: 'Bus, train and tram; ask about student concessions.',
        },
        {
          category: 'Utilities and internet',
          costRange: '$100-$200',
          icon: 'utilities',
          description: 'Your share of electricity, water, phone and internet.',
        },
        {
          category: 'Entertainment and personal',
          costRange: '$150-$400',
          icon: 'entertainment',
          description: 'Clothes, outings and the small things.',
        },
      ],
    },
    {
      kind: 'workRights',
      id: 'work-rights',
      title: 'Work rights',
      intro: 'Studies come first, and the visa says so. These are the limits your employer will check.',
      items: [
        {
          type: 'During studies',
          hours: '48 hours per fortnight',
          description: 'In any job, from the day your course has begun. A fortnight is two weeks.',
        },
        {
          type: 'During breaks',
          hours: 'Unlimited',
          description: 'As many hours as you like while your course is in an official break.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Ready when you are',
      intro:
        'Tell us where you stand, and we tell you honestly which courses, costs and dates fit. The first consultation is free.',
      // The specification gives this button no visible effect, hence no address.
      button: { label: 'Start Your Journey' },
    },
  ],
};

export default australia;
