import skyline from 'shared/drawings/skylines/NewZealandSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const newZealand: Guide = {
  slug: 'study-in-new-zealand',
  country: 'New Zealand',
  code: 'nz',
  title: 'Study in New Zealand',
  blurb:
    'Eight universities, friendly towns and mountains that will remind you of home. We help you meet the entry requirements and take the visa one step at a time.',
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'New Zealand at a glance',
      items: [
        { value: '8 universities', label: 'in the whole country, all of them public' },
        { value: '20 hours per week', label: 'of work beside your studies' },
        { value: 'Up to 3 years', label: 'on a post-study visa' },
        { value: 'NZ$430', label: 'visa fee' },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'New Zealand has 8 universities, and each is known for something of its own.',
      items: [
        {
          id: 'auckland',
          name: 'University of Auckland',
          rank: 'Largest university in the country',
          location: 'Auckland',
          monogram: 'UOA',
          website: 'https://www.auckland.ac.nz',
        },
        {
          id: 'otago',
          name: 'University of Otago',
          rank: 'Oldest university in the country',
          location: 'Dunedin',
          monogram: 'OU',
          website: 'https://www.otago.ac.nz',
        },
        {
          id: 'canterbury',
          name: 'University of Canterbury',
          rank: 'Known for engineering',
          location: 'Christchurch',
          monogram: 'UC',
          website: 'https://www.canterbury.ac.nz',
        },
        {
          id: 'victoria-wellington',
          name: 'Victoria University of Wellington',
          rank: 'Known for law and public policy',
          location: 'Wellington',
          monogram: 'VUW',
          website: 'https://www.wgtn.ac.nz',
        },
        {
          id: 'massey',
          name: 'Massey University',
          rank: 'Known for veterinary science',
          location: 'Palmerston North',
          monogram: 'MU',
          website: 'https://www.massey.ac.nz',
        },
        {
          id: 'waikato',
          name: 'University of Waikato',
          rank: 'Known for management and computing',
          location: 'Hamilton',
          monogram: 'UOW',
          website: 'https://www.waikato.ac.nz',
        },
        {
          id: 'aut',
          name: 'Auckland University of Technology',
          rank: '401-450',
          location: 'Auckland',
          monogram: 'AUT',
          website: 'https://www.aut.ac.nz',
        },
        {
          id: 'lincoln',
          name: 'Lincoln University',
          rank: 'Known for agriculture',
          location: 'Lincoln, Canterbury',
          monogram: 'LU',
          website: 'https://www.lincoln.ac.nz',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose New Zealand',
      items: [
        {
          title: 'Close to your teachers',
          description: 'Smaller classes, first names and time for questions after the lecture.',
        },
        {
          title: 'Work while you learn',
          description: 'Work 20 hours per week beside full-time study, with a fair minimum wage in law.',
        },
        {
          title: 'Stay after your degree',
          description: 'A post-study visa of up to 3 years, by level and place of study.',
        },
        {
          title: 'A code that protects you',
          description: 'Schools and universities are bound by a code of care for international learners.',
        },
        {
          title: 'Research students are welcome',
          description:
            'Doctoral candidates from abroad find supportive supervision and reasonable conditions.',
        },
        {
          title: 'Peaceful living',
          description: 'Clean air, green towns and hills on the horizon: a good place to think.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'visa-steps',
      title: 'Student visa, step by step',
      items: [
        {
          title: 'Choose and apply',
          description: 'Pick the program with your counselor and send the application.',
        },
        {
          title: 'Accept your offer',
          description: 'Receive the Offer of Place and check its conditions and dates.',
        },
        {
          title: 'Arrange your funds',
          description: 'Tuition and living costs, shown in the form Immigration New Zealand accepts.',
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
      note: 'Fees change. Check the current amount with us or on the official page before you pay.',
      links: [{ label: 'Official immigration site', href: 'https://www.immigration.govt.nz' }],
    },
    {
      kind: 'entryRequirements',
      id: 'entry-requirements',
      title: 'Entry requirements',
      intro: 'The English scores most programs ask for. Some, such as nursing and teaching, ask for more.',
      items: [
        {
          level: 'Undergraduate',
          ielts: '6.0 (5.5 each band)',
          toefl: '80',
          duration: 'As stated in your offer',
        },
        {
          level: 'Postgraduate',
          ielts: '6.5 (6.0 each band)',
          toefl: '90',
          duration: 'As stated in your offer',
        },
      ],
      links: [{ label: 'IELTS and PTE preparation', href: '/ielts-pte' }],
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
        {
          document: 'English test result',
          description: 'IELTS or TOEFL at the score above.',
          icon: 'chat',
        },
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
          description: 'Why this program, and what you will do with it.',
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
      kind: 'callToAction',
      id: 'start',
      title: 'Talk New Zealand through with us',
      intro: 'Which of the eight fits you? We tell you plainly. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default newZealand;
