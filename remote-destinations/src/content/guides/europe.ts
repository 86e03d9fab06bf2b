import skyline from 'shared/drawings/skylines/EuropeSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const europe: Guide = {
  slug: 'study-in-europe',
  country: 'Europe',
  code: 'eu',
  title: 'Study in Europe',
  blurb:
    'Old cities, open borders and public universities that keep tuition within reach. We help you compare countries, languages and deadlines until one of them feels right.',
  skyline,
  sections: [
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'Six universities in six countries, all with programs taught in English.',
      items: [
        {
          id: 'tum',
          name: 'Technical University of Munich',
          rank: 'TU9 institute of technology',
          location: 'Munich, Germany',
          monogram: 'TUM',
          website: 'https://www.tum.de',
        },
        {
          id: 'sorbonne',
          name: 'Sorbonne University',
          rank: 'LERU research university',
          location: 'Paris, France',
          monogram: 'SU',
          website: 'https://www.sorbonne-universite.fr',
        },
        {
          id: 'bologna',
          name: 'University of Bologna',
          rank: 'Oldest university in Europe',
          location: 'Bologna, Italy',
          monogram: 'UNIBO',
          website: 'https://www.unibo.it',
        },
        {
          id: 'delft',
          name: 'Delft University of Technology',
          rank: 'IDEA League university',
          location: 'Delft, Netherlands',
          monogram: 'TUD',
          website: 'https://www.tudelft.nl',
        },
        {
          id: 'ku-leuven',
          name: 'KU Leuven',
          rank: 'LERU research university',
          location: 'Leuven, Belgium',
          monogram: 'KUL',
          website: 'https://www.kuleuven.be',
        },
        {
          id: 'helsinki',
          name: 'University of Helsinki',
          rank: 'LERU research university',
          location: 'Helsinki, Finland',
          monogram: 'UH',
          website: 'https://www.helsinki.fi',
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
          description: 'Strong in Germany, the Netherlands and Sweden, close to industry.',
          icon: 'utilities',
        },
        {
          name: 'Computer science',
          description: 'Taught in English almost everywhere, from Tallinn to Lisbon.',
          icon: 'internet',
        },
        {
          name: 'Business and economics',
          description: 'Business schools in France, Spain and Ireland with terms abroad.',
          icon: 'trending',
        },
        {
          name: 'Medicine and health',
          description: 'English-taught medicine in several countries of Central Europe.',
          icon: 'health',
        },
        {
          name: 'Natural sciences',
          description: 'Laboratories and institutes that work across borders.',
          icon: 'research',
        },
        {
          name: 'Hospitality and tourism',
          description: 'A craft with schools of its own in Switzerland, France and Austria.',
          icon: 'food',
        },
        {
          name: 'Architecture, art and design',
          description: 'Learn in the cities you will draw: Milan, Barcelona, Vienna.',
          icon: 'writing',
        },
        {
          name: 'Social sciences and law',
          description: 'European and international programs, often with a second language.',
          icon: 'admission',
        },
      ],
    },
    {
      kind: 'tuitionComparison',
      id: 'tuition',
      title: 'Tuition by country',
      intro:
        'How each country sets its fees. The amount belongs to the program, so we write it out for each one on your list.',
      items: [
        {
          country: 'Germany',
          code: 'de',
          tuition: 'None at most public universities, apart from a semester contribution',
          language: 'German and English',
        },
        {
          country: 'France',
          code: 'fr',
          tuition: 'Set by the state for public universities',
          language: 'French and English',
        },
        {
          country: 'Italy',
          code: 'it',
          tuition: 'By family income at public universities',
          language: 'Italian and English',
        },
        {
          country: 'Netherlands',
          code: 'nl',
          tuition: 'Institutional fee, on request',
          language: 'Dutch and English',
        },
        {
          country: 'Belgium',
          code: 'be',
          tuition: 'Set by community and university, on request',
          language: 'Dutch, French and English',
        },
        {
          country: 'Finland',
          code: 'fi',
          tuition: 'Fee for programs in English, with scholarships to lower it',
          language: 'Finnish, Swedish and English',
        },
        {
          country: 'Poland',
          code: 'pl',
          tuition: 'By program, on request',
          language: 'Polish and English',
        },
        {
          country: 'Spain',
          code: 'es',
          tuition: 'By region and credits, on request',
          language: 'Spanish and English',
        },
      ],
    },
    {
      kind: 'requirements',
      id: 'requirements',
      title: 'General requirements',
      intro: 'Every country adds rules of its own; these are asked for nearly everywhere.',
      items: [
        {
          document: 'Academic transcripts',
          description: 'With certificates, and recognition of your degree where a country asks for it.',
          icon: 'academic',
        },
        {
          document: 'Language certificate',
          description:
            'IELTS or its equal for English; a certificate in the local language for other programs.',
          icon: 'chat',
        },
        {
          document: 'Statement of purpose and CV',
          description: 'Short, personal and about this program.',
          icon: 'writing',
        },
        {
          document: 'Letters of recommendation',
          description: 'From teachers or employers who know your work.',
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
          description: 'National student visa, then a residence permit after arrival.',
          icon: 'document',
        },
      ],
      links: [
        { label: 'IELTS and PTE preparation', href: '/ielts-pte' },
        { label: 'Official European study portal', href: 'https://education.ec.europa.eu/study-in-europe' },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose Europe',
      items: [
        {
          title: 'Tuition within reach',
          description: 'Public universities in several countries ask little or nothing for tuition.',
        },
        {
          title: 'One framework of degrees',
          description: 'Bachelor, master and doctorate, with credits that count across the continent.',
        },
        {
          title: 'Taught in English',
          description: 'A wide choice of master programs, and more bachelor programs every year.',
        },
        {
          title: 'Travel as you study',
          description: 'A residence permit of a Schengen country opens its neighbors for short visits.',
        },
        {
          title: 'Exchange built in',
          description: 'Spend a term in another country through Erasmus+ and similar programs.',
        },
        {
          title: 'Industry next door',
          description: 'Internships and student jobs with companies that recruit from the campus.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Which country fits you?',
      intro: 'Tell us your subject, your marks and your budget. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default europe;
