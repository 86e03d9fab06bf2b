import pictures from 'shared/drawings/campuses/japan.ts?pictures';
import skyline from 'shared/drawings/skylines/JapanSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import * as japaneseFacts from '../facts/japan.ts';
import { ranking } from '../facts/makeFact.ts';
import { labels } from '../labels.ts';

const { facts, language, enrollment } = japaneseFacts;
const { tuition, duration, english } = facts;

const japan: Guide = {
  slug: 'study-in-japan',
  country: 'Japan',
  code: 'jp',
  title: 'Study in Japan',
  blurb:
    'Thorough teaching, safe cities and employers who look for graduates. We help you begin with the language, choose the school that follows and settle in well.',
  heroFacts: [
    { label: 'Tuition a year, national university', value: tuition.bachelor },
    { label: 'English, bachelor', value: english.bachelor },
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
          title: 'Tuition per year',
          rows: [
            { label: 'Language school', value: language.tuition },
            { label: 'National university', value: tuition.bachelor },
            { label: 'National university, admission fee, once', value: japaneseFacts.admissionFee },
            { label: 'Private university, first year with admission', value: japaneseFacts.privateTuition },
          ],
          text: 'Medicine costs far more at a private university.',
        },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          figure: facts.proofOfFunds,
          text: 'The law sets no single amount. The school looks at your sponsor’s bank balance, income and tax papers.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          rows: [{ label: 'From residents of Nepal', value: japaneseFacts.tuberculosis }],
          text: 'Your school obtains the [COE](/plan/words#coe-japan) in Japan; you then apply for the visa of the Embassy of Japan.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          rows: [
            { label: 'Bachelor', value: english.bachelor },
            { label: 'Master', value: english.master },
            { label: 'Language school, Japanese', value: japaneseFacts.languageLevel },
          ],
          text: 'The IELTS scores are for courses taught in English. The [JLPT](/plan/words#jlpt) is the test of Japanese.',
        },
        {
          id: 'work-rights',
          title: 'Work rights',
          figure: facts.workHours,
          text: 'The immigration office gives the permission.',
        },
      ],
    },
    {
      kind: 'educationStructure',
      id: 'education-structure',
      title: 'Education structure',
      intro: 'Most students from Nepal begin with the language and go on from there.',
      items: [
        {
          title: 'Japanese language course',
          duration: language.duration,
          description: 'Full-time classes in a recognised school, up to the level your next school asks for.',
        },
        {
          title: 'Professional training college',
          duration: japaneseFacts.college,
          description:
            'Practical courses in IT, business, care work, hospitality or design that lead straight to a job.',
        },
        {
          title: 'University',
          duration: duration.bachelor,
          figure: enrollment,
          description:
            'Bachelor’s degrees in Japanese or English; many take the entrance examination for international students.',
        },
        {
          title: 'Graduate school',
          duration: duration.master,
          description:
            'Master’s degrees, then doctorates of 3 years. First find the right professor; we help you write to them.',
        },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'From the old national universities to a campus where half the students come from abroad.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'tokyo',
          name: 'University of Tokyo',
          rank: '28',
          tag: 'National',
          location: 'Tokyo',
          website: 'https://www.u-tokyo.ac.jp',
        },
        {
          id: 'kyoto',
          name: 'Kyoto University',
          rank: '46',
          tag: 'National',
          location: 'Kyoto',
          website: 'https://www.kyoto-u.ac.jp',
        },
        {
          id: 'osaka',
          name: 'Osaka University',
          rank: '80',
          tag: 'National',
          location: 'Suita, Osaka',
          website: 'https://www.osaka-u.ac.jp',
        },
        {
          id: 'tohoku',
          name: 'Tohoku University',
          rank: '113',
          tag: 'National',
          location: 'Sendai, Miyagi',
          website: 'https://www.tohoku.ac.jp',
        },
        {
          id: 'waseda',
          name: 'Waseda University',
          rank: '199',
          tag: 'Private',
          location: 'Tokyo',
          website: 'https://www.waseda.jp',
        },
        {
          id: 'apu',
          name: 'Ritsumeikan Asia Pacific University',
          rank: '801-850',
          tag: 'Private',
          location: 'Beppu, Oita',
          website: 'https://www.apu.ac.jp',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in Japan',
      items: [
        {
          title: 'Careful teaching',
          description: 'Thorough, patient and well equipped, from language school to laboratory.',
        },
        {
          title: 'Part-time work allowed',
          description: 'With permission you may work 28 hours per week beside your classes.',
        },
        {
          title: 'Employers look for graduates',
          description: 'Companies recruit people who know Japanese and another country.',
        },
        {
          title: 'Many scholarships',
          description: 'From the government, universities, prefectures and foundations.',
        },
        { title: 'Very safe', description: 'Trains run on time, and you can walk in the streets at night.' },
        {
          title: 'A culture close to ours',
          description: 'Temples, festivals and respect for elders: much will feel familiar.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about Japan',
      intro: 'We find the school and the intake that suit your level. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default japan;
