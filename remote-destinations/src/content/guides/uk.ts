import skyline from 'shared/drawings/skylines/UkSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const uk: Guide = {
  slug: 'study-in-uk',
  country: 'UK',
  code: 'gb',
  title: 'Study in the UK',
  blurb:
    'Old universities with young ideas, focused degrees and a year that counts from the first week. We help you apply, count the full cost and choose the right visa.',
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'The UK at a glance',
      items: [
        { value: '£348', label: 'student visa fee' },
        { value: '£300 per year', label: 'Immigration Health Surcharge (IHS)' },
        { value: '20 hours per week', label: 'of work beside your studies' },
        { value: '£9,135', label: 'living costs, outer London' },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro: 'All six belong to the Russell Group, the UK’s research-intensive universities.',
      items: [
        {
          id: 'oxford',
          name: 'University of Oxford',
          rank: 'Russell Group',
          location: 'Oxford, England',
          monogram: 'OX',
          website: 'https://www.ox.ac.uk',
        },
        {
          id: 'cambridge',
          name: 'University of Cambridge',
          rank: 'Russell Group',
          location: 'Cambridge, England',
          monogram: 'CAM',
          website: 'https://www.cam.ac.uk',
        },
        {
          id: 'ucl',
          name: 'University College London',
          rank: 'Russell Group',
          location: 'London, England',
          monogram: 'UCL',
          website: 'https://www.ucl.ac.uk',
        },
        {
          id: 'edinburgh',
          name: 'University of Edinburgh',
          rank: 'Russell Group',
          location: 'Edinburgh, Scotland',
          monogram: 'UOE',
          website: 'https://www.ed.ac.uk',
        },
        {
          id: 'manchester',
          name: 'University of Manchester',
          rank: 'Russell Group',
          location: 'Manchester, England',
          monogram: 'UOM',
          website: 'https://www.manchester.ac.uk',
        },
        {
          id: 'kings-london',
          name: 'King’s College London',
          rank: 'Russell Group',
          location: 'London, England',
          monogram: 'KCL',
          website: 'https://www.kcl.ac.uk',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose the UK',
      items: [
        {
          title: 'Focused degrees',
          description:
            'You study your subject from the first week, so a degree takes less time than in many countries.',
        },
        {
          title: 'Known everywhere',
          description: 'A UK degree needs no explaining to an employer, in Kathmandu or anywhere else.',
        },
        {
          title: 'Work 20 hours per week',
          description: 'Degree students may work 20 hours per week in term, and earn experience with it.',
        },
        {
          title: 'Health care included',
          description: 'The health surcharge you pay with the visa lets you use the National Health Service.',
        },
        {
          title: 'Tutorials and libraries',
          description: 'Close teaching, great libraries and a habit of arguing from evidence.',
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
          duration: 'Up to 6 months',
          description: 'For a short course or a recreational one. Work is not allowed.',
        },
        {
          title: 'Short-term study visa',
          duration: '6-11 months',
          description: 'For a course in the English language. Work is not allowed.',
        },
        {
          title: 'Student visa',
          duration: 'Full course',
          description:
            'For a degree with a licensed sponsor. Needs a Confirmation of Acceptance for Studies; work 20 hours per week.',
        },
      ],
      links: [{ label: 'Official student visa page', href: 'https://www.gov.uk/student-visa' }],
    },
    {
      kind: 'costTable',
      id: 'costs',
      title: 'Costs',
      intro: 'Count all three together before you decide: tuition, living and what the visa itself costs.',
      items: [
        {
          title: 'Tuition',
          rows: [
            {
              item: 'Undergraduate',
              amount: 'On request',
              description: 'Differs by subject: laboratory and clinical courses cost most.',
            },
            {
              item: 'Graduate',
              amount: 'On request',
              description: 'Taught and research degrees have separate fees.',
            },
          ],
        },
        {
          title: 'Living',
          rows: [
            {
              item: 'Inner London',
              amount: '£11,385',
              description: 'Shown as funds with your visa application.',
            },
            {
              item: 'Outer London',
              amount: '£9,135',
              description: 'Shown as funds with your visa application.',
            },
          ],
        },
        {
          title: 'Other',
          rows: [
            {
              item: 'Immigration Health Surcharge (IHS)',
              amount: '£300 per year',
              description: 'Paid for the whole stay, with the visa application.',
            },
            { item: 'Student visa fee', amount: '£348', description: 'Paid when you apply from Nepal.' },
          ],
        },
      ],
      note: 'Fees change. Check the current amount with us or on the official page before you pay.',
      links: [
        {
          label: 'Official health surcharge page',
          href: 'https://www.gov.uk/healthcare-immigration-application',
        },
      ],
    },
    {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      intro: 'Few in number and well worth the work. Begin a year ahead; we help with essays and references.',
      items: [
        {
          name: 'Rhodes Scholarship',
          amount: '£15,900 allowance',
          coverage: 'Fees at the University of Oxford, with an allowance for living.',
          eligibility: 'Postgraduate students; applicants from Nepal apply in the Global round.',
          website: 'https://www.rhodeshouse.ox.ac.uk',
        },
        {
          name: 'Chevening Scholarship',
          amount: 'Full award',
          coverage: 'Tuition for a master’s degree, a living allowance and travel.',
          eligibility: 'Graduates with work experience who mean to lead at home.',
          website: 'https://www.chevening.org',
        },
        {
          name: 'Gates Cambridge Scholarship',
          amount: 'Full award',
          coverage: 'The full cost of a postgraduate degree at the University of Cambridge.',
          eligibility: 'Outstanding applicants from any country outside the UK.',
          website: 'https://www.gatescambridge.org',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Find your UK course',
      intro: 'We compare courses, fees and deadlines with you. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default uk;
