import pictures from 'shared/drawings/campuses/uk.ts?pictures';
import skyline from 'shared/drawings/skylines/UkSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';
import { ranking } from '../facts/makeFact.ts';
import * as ukFacts from '../facts/uk.ts';
import { labels } from '../labels.ts';

const { facts, visaFee, healthSurcharge, innerLondon, outerLondon, rhodes, stays, held } = ukFacts;
const { tuition, duration, english } = facts;

const uk: Guide = {
  slug: 'study-in-uk',
  country: 'UK',
  code: 'gb',
  title: 'Study in the UK',
  blurb:
    'Old universities, focused degrees and a master’s in one year. We help you apply, count the full cost and choose the right visa.',
  heroFacts: [
    { label: 'Tuition a year, bachelor', value: tuition.bachelor },
    { label: 'English, bachelor', value: english.bachelor },
    { label: 'Work in term time', value: facts.workHours },
  ],
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'The UK at a glance',
      items: [
        { value: visaFee, label: 'student visa fee' },
        { value: healthSurcharge, label: 'Immigration Health Surcharge (IHS)' },
        { value: facts.workHours, label: 'of work beside your studies' },
        { value: duration.master, label: 'for a taught master’s degree' },
      ],
    },
    {
      kind: 'keyFacts',
      id: 'before-you-apply',
      title: 'Before you apply',
      items: [
        { id: 'intakes', title: 'Intakes', figure: facts.intakes },
        {
          id: 'duration',
          title: 'Duration',
          rows: [
            { label: 'Bachelor (Scotland 4 years)', value: duration.bachelor },
            { label: 'Master', value: duration.master },
            { label: 'PhD', value: duration.doctorate },
          ],
        },
        {
          id: 'proof-of-funds',
          title: 'Proof of funds',
          rows: [
            { label: 'Inner London', value: innerLondon },
            { label: 'Outer London', value: outerLondon },
            { label: 'Held in the account for', value: held },
          ],
          text: 'This covers nine months of living. Add any part of the first year’s fee that you have not paid. The sums have risen since: see the note below.',
        },
        {
          id: 'visa',
          title: 'Visa',
          figure: facts.visa,
          text: 'You apply online on GOV.UK, up to six months before the course starts, with the [CAS](/plan/words#cas) from your university, and pay the [IHS](/plan/words#ihs) with it. A tuberculosis test is needed.',
        },
        {
          id: 'english-requirements',
          title: 'English requirements',
          rows: [
            { label: 'Bachelor', value: english.bachelor },
            { label: 'Master', value: english.master },
          ],
        },
        {
          id: 'work-rights',
          title: 'Work rights',
          figure: facts.workHours,
          rows: [{ label: 'After graduation, Graduate visa', value: ukFacts.facts.afterStudy ?? '' }],
          text: 'The Graduate visa is 18 months if you apply from January 2027, and 3 years after a PhD.',
        },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'All six belong to the Russell Group, the UK’s research universities.',
      ranks: ranking,
      pictures,
      items: [
        {
          id: 'cambridge',
          name: 'University of Cambridge',
          rank: '2',
          tag: 'Russell Group',
          location: 'Cambridge, England',
          website: 'https://www.cam.ac.uk',
        },
        {
          id: 'oxford',
          name: 'University of Oxford',
          rank: '3',
          tag: 'Russell Group',
          location: 'Oxford, England',
          website: 'https://www.ox.ac.uk',
        },
        {
          id: 'ucl',
          name: 'University College London',
          rank: '9',
          tag: 'Russell Group',
          location: 'London, England',
          website: 'https://www.ucl.ac.uk',
        },
        {
          id: 'edinburgh',
          name: 'University of Edinburgh',
          rank: '22',
          tag: 'Russell Group',
          location: 'Edinburgh, Scotland',
          website: 'https://www.ed.ac.uk',
        },
        {
          id: 'manchester',
          name: 'University of Manchester',
          rank: '32',
          tag: 'Russell Group',
          location: 'Manchester, England',
          website: 'https://www.manchester.ac.uk',
        },
        {
          id: 'kings-london',
          name: 'King’s College London',
          rank: '40',
          tag: 'Russell Group',
          location: 'London, England',
          website: 'https://www.kcl.ac.uk',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Benefits of studying in the UK',
      items: [
        {
          title: 'Focused degrees',
          description: 'You study your subject from the first week, so a degree takes less time.',
        },
        {
          title: 'Known everywhere',
          description: 'Employers in Kathmandu and anywhere else know what a UK degree is.',
        },
        {
          title: 'Work 20 hours per week',
          description: 'Degree students may work 20 hours per week in term.',
        },
        {
          title: 'Health care included',
          description: 'The health surcharge you pay with the visa lets you use the National Health Service.',
        },
        {
          title: 'Tutorials and libraries',
          description: 'You are taught in small groups and have great libraries.',
        },
        {
          title: 'Stay after graduation',
          description: 'Graduates may apply for a Graduate visa to work or look for work.',
        },
      ],
    },
    {
      kind: 'visaTypes',
      id: 'visa-types',
      title: 'Visa types',
      intro: 'How long you study decides which visa you need.',
      items: [
        {
          title: 'Visitor visa',
          duration: stays.visitor,
          description: 'For a short course. Work is not allowed.',
        },
        {
          title: 'Short-term study visa',
          duration: stays.shortTerm,
          description: 'For an English language course. Work is not allowed.',
        },
        {
          title: 'Student visa',
          duration: stays.student,
          description:
            'For a degree with a licensed sponsor, who issues your Confirmation of Acceptance for Studies (CAS).',
        },
      ],
    },
    {
      kind: 'costTable',
      id: 'costs',
      title: 'Cost overview',
      intro: 'Count the costs of tuition, of living and of the visa together before you decide.',
      items: [
        {
          title: 'Tuition per year',
          rows: [
            {
              item: 'Undergraduate',
              amount: tuition.bachelor ?? '',
              description: 'Laboratory and clinical courses cost most.',
            },
            {
              item: 'Graduate',
              amount: tuition.master ?? '',
              description: 'Taught master’s degrees.',
            },
          ],
        },
        {
          title: 'Living costs, nine months',
          rows: [
            { item: 'Inner London', amount: innerLondon, description: 'The sum to show for the visa.' },
            { item: 'Outer London', amount: outerLondon, description: 'The sum to show for the visa.' },
          ],
        },
        {
          title: 'Other costs',
          rows: [
            {
              item: 'Immigration Health Surcharge (IHS)',
              amount: healthSurcharge,
              description: 'Paid for the whole stay, with the visa application.',
            },
            { item: 'Student visa fee', amount: visaFee, description: 'Paid when you apply.' },
          ],
        },
      ],
    },
    {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      intro: 'Begin a year ahead; we help with essays and references.',
      items: [
        {
          name: 'Rhodes Scholarship',
          amount: rhodes,
          coverage: 'fees at the University of Oxford, with an allowance for living.',
          eligibility: 'postgraduate students; applicants from Nepal apply in the Global round.',
          website: 'https://www.rhodeshouse.ox.ac.uk',
        },
        {
          name: 'Chevening Scholarship',
          amount: 'Full award',
          coverage: 'tuition for a master’s degree, a living allowance and travel.',
          eligibility: 'graduates with work experience who mean to lead at home.',
          website: 'https://www.chevening.org',
        },
        {
          name: 'Gates Cambridge Scholarship',
          amount: 'Full award',
          coverage: 'the full cost of a postgraduate degree at the University of Cambridge.',
          eligibility: 'outstanding applicants from any country outside the UK.',
          website: 'https://www.gatescambridge.org',
        },
      ],
      links: [labels.testPreparation],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Talk to us about the UK',
      intro: 'We compare courses, fees and deadlines with you. The first consultation is free.',
      button: labels.consultation,
    },
  ],
};

export default uk;
