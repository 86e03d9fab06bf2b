import pictures from 'shared/drawings/campuses/europe.ts?pictures';
import skyline from 'shared/drawings/skylines/EuropeSkyline.tsx?drawing';
import type { Fact } from 'shared/facts';
import type { Guide } from '../../schema/guide.ts';
import { askUs, badenWuerttemberg, facts } from '../facts/europe.ts';
import { ranking } from '../facts/makeFact.ts';
import { labels } from '../labels.ts';

const [germany, france, netherlands, finland] = facts;

/** Both durations in one line, so that the list stays short on a phone. */
const bachelorAndMaster = ({ duration: { bachelor, master } }: (typeof facts)[number]): Fact => ({
  ...bachelor,
  value: `${bachelor.value} (bachelor), ${master.value} (master)`,
  meaning: 'Length of a bachelor’s and of a master’s degree',
});

/** One line for each country: its name and one of its facts. */
const byCountry = (factOf: (country: (typeof facts)[number]) => Fact) =>
  facts.map((country) => ({ label: country.country, value: factOf(country) }));

const europe: Guide = {
  slug: 'study-in-europe',
  country: 'Europe',
  code: 'eu',
  title: 'Study in Europe',
  blurb:
    'Old cities, open borders and public universities with low tuition. We help you compare countries, languages and deadlines.',
  heroFacts: [
    { label: 'Tuition in Germany', value: germany.tuition.bachelor },
    { label: 'English in Germany', value: germany.english.master },
    { label: 'Work in Germany', value: germany.workHours },
  ],
  skyline,
  sections: [
    {
      kind: 'tuitionComparison',
      id: 'tuition',
      title: 'Tuition by country',
      intro: 'What a student from Nepal pays for a year at a public university.',
      items: [
        {
          country: 'Germany',
          code: 'de',
          tuition: [
            { fee: germany.tuition.bachelor },
            { level: 'Baden-Württemberg', fee: badenWuerttemberg },
          ],
          language: 'German and English',
        },
        {
          country: 'France',
          code: 'fr',
          tuition: [
            { level: 'Bachelor', fee: france.tuition.bachelor },
            { level: 'Master', fee: france.tuition.master },
          ],
          language: 'French and English',
        },
        {
          country: 'Netherlands',
          code: 'nl',
          tuition: [
            { level: 'Bachelor', fee: netherlands.tuition.bachelor },
            { level: 'Master', fee: netherlands.tuition.master },
          ],
          language: 'Dutch and English',
        },
        {
          country: 'Finland',
          code: 'fi',
          tuition: [{ level: 'Courses in English', fee: finland.tuition.master }],
          language: 'Finnish, Swedish and English',
        },
        { country: 'Italy', code: 'it', tuition: [{ fee: askUs }], language: 'Italian and English' },
        {
          country: 'Belgium',
          code: 'be',
          tuition: [{ fee: askUs }],
          language: 'Dutch, French and English',
        },
      ],
    },
    {
      kind: 'keyFacts',
      id: 'before-you-apply',
      title: 'Before you apply',
      intro: 'The four countries our students ask about most.',
      items: [
        { id: 'intakes', title: 'Intakes', rows: byCountry(({ intakes }) => intakes) },
        { id: 'duration', title: 'Duration', rows: byCountry(bachelorAndMaster) },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          rows: byCountry(({ proofOfFunds }) => proofOfFunds),
          text: 'Germany usually asks for a [blocked account](/plan/words#blocked-account), which pays you a part each month.',
        },
        {
          id: 'visa',
          title: 'Visa',
          rows: byCountry(({ visa }) => visa),
          text: 'For Germany and France you apply at the embassy. In the Netherlands your university applies for you. For Finland you apply online, at Enter Finland.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          figure: germany.english.master,
          text: 'For courses taught in English in Germany. Universities in the other countries set their own tests and scores: ask us for yours.',
        },
        {
          id: 'work-rights',
          title: 'Work rights',
          rows: [{ label: 'Germany', value: germany.workHours }],
          text: 'Each country has its own limit: ask us about the one you choose.',
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'Six universities in six countries, all with courses taught in English.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'tum',
          name: 'Technical University of Munich',
          rank: '37',
          location: 'Munich, Germany',
          website: 'https://www.tum.de',
        },
        {
          id: 'delft',
          name: 'Delft University of Technology',
          rank: '47',
          location: 'Delft, Netherlands',
          website: 'https://www.tudelft.nl',
        },
        {
          id: 'sorbonne',
          name: 'Sorbonne University',
          rank: '59',
          location: 'Paris, France',
          website: 'https://www.sorbonne-universite.fr',
        },
        {
          id: 'ku-leuven',
          name: 'KU Leuven',
          rank: '61',
          location: 'Leuven, Belgium',
          website: 'https://www.kuleuven.be',
        },
        {
          id: 'helsinki',
          name: 'University of Helsinki',
          rank: '115',
          location: 'Helsinki, Finland',
          website: 'https://www.helsinki.fi',
        },
        {
          id: 'bologna',
          name: 'University of Bologna',
          rank: '154',
          tag: 'The oldest in Europe',
          location: 'Bologna, Italy',
          website: 'https://www.unibo.it',
        },
      ],
    },
    {
      kind: 'fields',
      id: 'fields',
      title: 'Fields of study',
      items: [
        {
          name: 'Engineering and technology',
          description: 'Strong in Germany and the Netherlands, close to industry.',
          icon: 'utilities',
        },
        {
          name: 'Computer science',
          description: 'Taught in English almost everywhere.',
          icon: 'internet',
        },
        {
          name: 'Business and economics',
          description: 'Business schools with terms abroad.',
          icon: 'trending',
        },
        {
          name: 'Medicine and health',
          description: 'Taught in English in several countries of Central Europe.',
          icon: 'health',
        },
        {
          name: 'Natural sciences',
          description: 'Laboratories that work with partners in other countries.',
          icon: 'research',
        },
        {
          name: 'Hospitality and tourism',
          description: 'Special schools in Switzerland, France and Austria.',
          icon: 'food',
        },
        {
          name: 'Architecture, art and design',
          description: 'Study in Milan, Barcelona or Vienna.',
          icon: 'writing',
        },
        {
          name: 'Social sciences and law',
          description: 'European and international courses, often with a second language.',
          icon: 'admission',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in Europe',
      items: [
        {
          title: 'Low tuition',
          description: 'Public universities in several countries ask little or nothing for tuition.',
        },
        {
          title: 'One framework of degrees',
          description: 'Bachelor, master and doctorate, with credits that count across the continent.',
        },
        {
          title: 'Taught in English',
          description: 'A wide choice of master’s courses, and more bachelor’s courses every year.',
        },
        {
          title: 'Travel as you study',
          description: 'A residence permit of a Schengen country lets you visit its neighbours.',
        },
        {
          title: 'Exchange built in',
          description: 'Spend a term in another country through Erasmus+ and similar schemes.',
        },
        {
          title: 'Companies next door',
          description: 'Internships and student jobs with employers who recruit on campus.',
        },
      ],
    },
    {
      kind: 'requirements',
      id: 'requirements',
      title: 'General requirements',
      intro: 'Nearly every country asks for these; each adds rules of its own.',
      items: [
        {
          document: 'Academic transcripts',
          description: 'With certificates, and recognition of your degree where a country asks for it.',
          icon: 'academic',
        },
        {
          document: 'Language certificate',
          description: 'IELTS or TOEFL for English; a certificate in the local language for other courses.',
          icon: 'chat',
        },
        {
          document: 'Statement of purpose and CV',
          description: 'The [SOP](/plan/words#sop), a short text about you and why you chose this course.',
          icon: 'writing',
        },
        {
          document: 'Letters of recommendation',
          description: 'Each an [LOR](/plan/words#lor) from a teacher or employer who knows your work.',
          icon: 'email',
        },
        {
          document: 'Proof of funds',
          description: 'In some countries by a blocked account or a bank guarantee.',
          icon: 'wallet',
        },
        {
          document: 'Health insurance',
          description: 'Valid in the country where you study.',
          icon: 'safety',
        },
        {
          document: 'Passport and visa forms',
          description: 'A national student visa, then a residence permit after arrival.',
          icon: 'document',
        },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about Europe',
      intro: 'Tell us your subject, your marks and your budget. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default europe;
