import skyline from 'shared/drawings/skylines/KoreaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const korea: Guide = {
  slug: 'study-in-korea',
  country: 'Korea',
  code: 'kr',
  title: 'Study in Korea',
  blurb:
    'Fast, friendly and serious about learning, with palaces between the towers. We help you choose between language program and degree, and prepare the visa for either.',
  skyline,
  sections: [
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro:
        'National universities, the well-known names of Seoul and one institute for science and technology.',
      items: [
        {
          id: 'seoul-national',
          name: 'Seoul National University',
          rank: 'National university',
          location: 'Seoul',
          monogram: 'SNU',
          website: 'https://www.snu.ac.kr',
        },
        {
          id: 'kaist',
          name: 'KAIST',
          rank: 'National institute of science and technology',
          location: 'Daejeon',
          monogram: 'KAIST',
          website: 'https://www.kaist.ac.kr',
        },
        {
          id: 'yonsei',
          name: 'Yonsei University',
          rank: 'Private research university',
          location: 'Seoul',
          monogram: 'YU',
          website: 'https://www.yonsei.ac.kr',
        },
        {
          id: 'korea',
          name: 'Korea University',
          rank: 'Private research university',
          location: 'Seoul',
          monogram: 'KU',
          website: 'https://www.korea.ac.kr',
        },
        {
          id: 'sungkyunkwan',
          name: 'Sungkyunkwan University',
          rank: 'Private research university',
          location: 'Seoul and Suwon',
          monogram: 'SKKU',
          website: 'https://www.skku.edu',
        },
        {
          id: 'pusan-national',
          name: 'Pusan National University',
          rank: 'National university',
          location: 'Busan',
          monogram: 'PNU',
          website: 'https://www.pusan.ac.kr',
        },
      ],
    },
    {
      kind: 'programs',
      id: 'programs',
      title: 'Programs',
      intro: 'Two visas, four ways in.',
      items: [
        {
          title: 'Korean language program',
          visa: 'D-4',
          description:
            'Term by term at a university’s language institute, up to the level a degree asks for.',
          icon: 'chat',
        },
        {
          title: 'Bachelor’s degree',
          visa: 'D-2',
          description: 'In Korean, or in English in a growing number of departments.',
          icon: 'academic',
        },
        {
          title: 'Master’s degree',
          visa: 'D-2',
          description: 'Coursework and thesis, often beside work in a laboratory.',
          icon: 'document',
        },
        {
          title: 'Doctoral degree',
          visa: 'D-2',
          description: 'Research with a professor, frequently with funding.',
          icon: 'research',
        },
      ],
    },
    {
      kind: 'visaRequirementLists',
      id: 'visa-requirements',
      title: 'Visa requirements',
      intro: 'The lists look alike; the certificates behind them do not. We check each paper with you.',
      items: [
        {
          title: 'D-2 student visa',
          description: 'For bachelor, master and doctoral degrees.',
          requirements: [
            'Visa application form',
            'Passport',
            'Visa photo, 3.5 x 4.5 cm',
            'Standard admission letter from the university',
            'Certificates and transcripts of your last degree, apostilled or legalized',
            'Korean or English language certificate',
            'Bank balance certificate in your or your sponsor’s name',
            'Proof of family relationship',
            'Tuberculosis test result',
          ],
        },
        {
          title: 'D-4 language training visa',
          description: 'For the Korean language program at a university.',
          requirements: [
            'Visa application form',
            'Passport',
            'Visa photo, 3.5 x 4.5 cm',
            'Admission letter from the language institute',
            'Receipt of the tuition paid',
            'Certificate and transcript of your last school, apostilled or legalized',
            'Study plan in your own words',
            'Bank balance certificate in your or your sponsor’s name',
            'Proof of family relationship',
            'Tuberculosis test result',
          ],
        },
      ],
      links: [{ label: 'Official Korea visa portal', href: 'https://www.visa.go.kr' }],
    },
    {
      kind: 'costs',
      id: 'living-costs',
      title: 'Monthly living costs',
      intro: 'What students pay, in euros. Rent depends on the city and on sharing.',
      period: 'per month',
      items: [
        { category: 'Rent', costRange: '€476', icon: 'home' },
        { category: 'Utilities', costRange: '€52', icon: 'utilities' },
        { category: 'Internet', costRange: '€20', icon: 'internet' },
        { category: 'Transport', costRange: '€42', icon: 'transport' },
        { category: 'Fast food', costRange: '€6', icon: 'food' },
        { category: 'Entertainment', costRange: '€10', icon: 'entertainment' },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Language first, or a degree?',
      intro: 'We look at your marks and your Korean, and answer honestly. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default korea;
