import skyline from 'shared/drawings/skylines/JapanSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const japan: Guide = {
  slug: 'study-in-japan',
  country: 'Japan',
  code: 'jp',
  title: 'Study in Japan',
  blurb:
    'A country where care is put into everything, teaching included. We help you begin with the language, choose the school that follows and settle in well.',
  skyline,
  sections: [
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'From the former imperial universities to a campus where half the world meets.',
      items: [
        {
          id: 'tokyo',
          name: 'University of Tokyo',
          rank: 'Former imperial university',
          location: 'Tokyo',
          monogram: 'UT',
          website: 'https://www.u-tokyo.ac.jp',
        },
        {
          id: 'kyoto',
          name: 'Kyoto University',
          rank: 'Former imperial university',
          location: 'Kyoto',
          monogram: 'KU',
          website: 'https://www.kyoto-u.ac.jp',
        },
        {
          id: 'osaka',
          name: 'Osaka University',
          rank: 'Former imperial university',
          location: 'Suita, Osaka',
          monogram: 'OU',
          website: 'https://www.osaka-u.ac.jp',
        },
        {
          id: 'tohoku',
          name: 'Tohoku University',
          rank: 'Former imperial university',
          location: 'Sendai, Miyagi',
          monogram: 'TU',
          website: 'https://www.tohoku.ac.jp',
        },
        {
          id: 'waseda',
          name: 'Waseda University',
          rank: 'Private university',
          location: 'Tokyo',
          monogram: 'WU',
          website: 'https://www.waseda.jp',
        },
        {
          id: 'apu',
          name: 'Ritsumeikan Asia Pacific University',
          rank: 'Private international university',
          location: 'Beppu, Oita',
          monogram: 'APU',
          website: 'https://www.apu.ac.jp',
        },
      ],
    },
    {
      kind: 'educationStructure',
      id: 'education-structure',
      title: 'How education is built up',
      intro: 'Most students from Nepal begin with the language and go on from there.',
      items: [
        {
          title: 'Japanese language course',
          fact: '12-15 months',
          description:
            'Full-time classes in a recognized language school, up to the level your next school asks for.',
        },
        {
          title: 'Professional training college',
          description:
            'Practical courses in IT, business, care work, hospitality or design that lead straight to a job.',
        },
        {
          title: 'University',
          fact: '56.2% enrollment rate',
          description:
            'Bachelor’s degrees in Japanese or English; the entrance examination for international students opens many of them.',
        },
        {
          title: 'Graduate school',
          description:
            'Master and doctoral degrees. Finding the right professor comes first, and we help you write to them.',
        },
      ],
      links: [
        { label: 'IELTS and PTE preparation', href: '/ielts-pte' },
        { label: 'Official Study in Japan site', href: 'https://www.studyinjapan.go.jp/en/' },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose Japan',
      items: [
        {
          title: 'Teaching with care',
          description: 'Thorough, patient and well equipped, from language school to laboratory.',
        },
        {
          title: 'Part-time work allowed',
          description: 'With permission from the immigration office, students may work beside their classes.',
        },
        {
          title: 'Employers who look for you',
          description: 'Companies recruit graduates who know both Japanese and another world.',
        },
        {
          title: 'Scholarships at many levels',
          description: 'From the government’s own to those of universities, prefectures and foundations.',
        },
        {
          title: 'Among the safest countries',
          description: 'Trains on time, streets you can walk at night and help when you ask.',
        },
        {
          title: 'A culture close to ours',
          description: 'Temples, festivals and respect for elders: much will feel familiar.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Begin with the language',
      intro: 'We find the school and the intake that suit your level. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default japan;
