import pictures from 'shared/drawings/campuses/korea.ts?pictures';
import skyline from 'shared/drawings/skylines/KoreaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import * as koreanFacts from '../facts/korea.ts';
import { ranking } from '../facts/makeFact.ts';
import { labels } from '../labels.ts';

const { facts, monthly } = koreanFacts;
const { tuition, duration, english } = facts;

const korea: Guide = {
  slug: 'study-in-korea',
  country: 'Korea',
  code: 'kr',
  title: 'Study in Korea',
  blurb:
    'Fast, friendly and serious about learning. We help you choose between a language program and a degree, and prepare the visa for either.',
  heroFacts: [
    { label: 'Tuition, example', value: koreanFacts.masterExample },
    { label: 'English', value: english.bachelor },
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
          id: 'tuition',
          title: 'Tuition',
          rows: [
            { label: 'Bachelor', value: tuition.bachelor },
            { label: 'Master, for example at Keimyung University, by field', value: tuition.master },
          ],
        },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          figure: facts.proofOfFunds,
          text: 'A bank balance in your or your sponsor’s name. D-2 and D-4 ask for different sums; ask us for the current list.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          text: 'You apply at the Embassy of the Republic of Korea in Kathmandu.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          figure: english.bachelor,
          text: 'For courses in English. Courses in Korean ask for [TOPIK](/plan/words#topik), the test of Korean.',
        },
        {
          id: 'work-rights',
          title: 'Work rights',
          figure: facts.workHours,
          text: 'On weekdays, with TOPIK. Language students may ask for permission after 6 months.',
        },
      ],
    },
    {
      kind: 'programs',
      id: 'programs',
      title: 'Programs',
      intro: 'There are four ways to study in Korea, on two kinds of visa.',
      items: [
        {
          title: 'Korean language program',
          visa: 'D-4',
          duration: duration.language,
          description: 'At a university’s language institute, up to the level a degree asks for.',
          icon: 'chat',
        },
        {
          title: 'Bachelor’s degree',
          visa: 'D-2',
          duration: duration.bachelor,
          description: 'In Korean, or in English in a growing number of departments.',
          icon: 'academic',
        },
        {
          title: 'Master’s degree',
          visa: 'D-2',
          duration: duration.master,
          description: 'Coursework and thesis, often beside work in a laboratory.',
          icon: 'document',
        },
        {
          title: 'Doctoral degree',
          visa: 'D-2',
          duration: duration.doctorate,
          description: 'Research with a professor, often with funding.',
          icon: 'research',
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'National universities, well-known names of Seoul and an institute for science and technology.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'seoul-national',
          name: 'Seoul National University',
          rank: '41',
          tag: 'National',
          location: 'Seoul',
          website: 'https://www.snu.ac.kr',
        },
        {
          id: 'kaist',
          name: 'KAIST',
          rank: '56',
          tag: 'National',
          location: 'Daejeon',
          website: 'https://www.kaist.ac.kr',
        },
        {
          id: 'yonsei',
          name: 'Yonsei University',
          rank: '76',
          tag: 'Private',
          location: 'Seoul',
          website: 'https://www.yonsei.ac.kr',
        },
        {
          id: 'korea',
          name: 'Korea University',
          rank: '79',
          tag: 'Private',
          location: 'Seoul',
          website: 'https://www.korea.ac.kr',
        },
        {
          id: 'sungkyunkwan',
          name: 'Sungkyunkwan University',
          rank: '145',
          tag: 'Private',
          location: 'Seoul and Suwon',
          website: 'https://www.skku.edu',
        },
        {
          id: 'pusan-national',
          name: 'Pusan National University',
          rank: '611-620',
          tag: 'National',
          location: 'Busan',
          website: 'https://www.pusan.ac.kr',
        },
      ],
    },
    {
      kind: 'visaRequirementLists',
      id: 'visa-requirements',
      title: 'Visa requirements',
      intro: 'The lists look alike, but the certificates differ. We check each paper with you.',
      items: [
        {
          title: 'D-2 visa',
          description: 'For bachelor’s, master’s and doctoral degrees.',
          requirements: [
            'Visa application form',
            'Passport',
            'Visa photo, 3.5 x 4.5 cm',
            'Standard admission letter from the university',
            'Certificates and transcripts of your last degree, legalised',
            'Korean or English language certificate',
            'Bank balance certificate in your or your sponsor’s name',
            'Proof of family relationship',
            'Tuberculosis test result',
          ],
        },
        {
          title: 'D-4 visa',
          description: 'For the Korean language program at a university.',
          requirements: [
            'Visa application form',
            'Passport',
            'Visa photo, 3.5 x 4.5 cm',
            'Admission letter from the language institute',
            'Receipt of the tuition paid',
            'Certificate and transcript of your last school, legalised',
            'Study plan in your own words',
            'Bank balance certificate in your or your sponsor’s name',
            'Proof of family relationship',
            'Tuberculosis test result',
          ],
        },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'costs',
      id: 'living-costs',
      title: 'Monthly cost of living',
      intro: 'What students pay, in euros. Rent depends on the city and on sharing.',
      caption: 'Monthly living costs in euros',
      period: 'per month',
      items: [
        { category: 'Rent', costRange: monthly.rent, icon: 'home' },
        { category: 'Utilities', costRange: monthly.utilities, icon: 'utilities' },
        { category: 'Internet', costRange: monthly.internet, icon: 'internet' },
        { category: 'Transport', costRange: monthly.transport, icon: 'transport' },
        { category: 'Fast food', costRange: monthly.fastFood, icon: 'food' },
        { category: 'Entertainment', costRange: monthly.entertainment, icon: 'entertainment' },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about Korea',
      intro: 'We look at your marks and your Korean, and advise you plainly. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default korea;
