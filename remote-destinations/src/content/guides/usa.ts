import skyline from 'shared/drawings/skylines/UsaSkyline.tsx?drawing';
import type { Guide } from '../../schema/guide.ts';

const usa: Guide = {
  slug: 'study-in-usa',
  country: 'USA',
  code: 'us',
  title: 'Study in the USA',
  blurb:
    'The widest choice of universities in the world, and the freedom to find your subject as you go. We help you choose well, fund it and walk into the visa interview prepared.',
  skyline,
  sections: [
    {
      kind: 'stats',
      id: 'at-a-glance',
      title: 'The USA at a glance',
      items: [
        { value: '$6,000 to $55,000', label: 'tuition per year, by institution' },
        { value: '$45-$1,200', label: 'living costs per month, by item' },
        { value: '$350', label: 'SEVIS fee' },
        { value: '$185', label: 'visa interview fee' },
      ],
    },
    {
      kind: 'universities',
      id: 'universities',
      title: 'Top universities',
      intro:
        'Famous names beside universities that welcome many Nepali students every year. A good list mixes both.',
      items: [
        {
          id: 'harvard',
          name: 'Harvard University',
          rank: 'Ivy League',
          location: 'Cambridge, Massachusetts',
          monogram: 'HU',
          website: 'https://www.harvard.edu',
        },
        {
          id: 'mit',
          name: 'Massachusetts Institute of Technology',
          rank: 'Private research university',
          location: 'Cambridge, Massachusetts',
          monogram: 'MIT',
          website: 'https://web.mit.edu',
        },
        {
          id: 'stanford',
          name: 'Stanford University',
          rank: 'Private research university',
          location: 'Stanford, California',
          monogram: 'SU',
          website: 'https://www.stanford.edu',
        },
        {
          id: 'michigan',
          name: 'University of Michigan',
          rank: 'Public research university',
          location: 'Ann Arbor, Michigan',
          monogram: 'UM',
          website: 'https://umich.edu',
        },
        {
          id: 'arizona-state',
          name: 'Arizona State University',
          rank: 'Public research university',
          location: 'Tempe, Arizona',
          monogram: 'ASU',
          website: 'https://www.asu.edu',
        },
        {
          id: 'texas-arlington',
          name: 'University of Texas at Arlington',
          rank: 'Public research university',
          location: 'Arlington, Texas',
          monogram: 'UTA',
          website: 'https://www.uta.edu',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Why students choose the USA',
      items: [
        {
          title: 'Choose your major later',
          description:
            'Begin with a broad year, try subjects you never had at school, and declare your major when you know.',
        },
        {
          title: 'Aid for good students',
          description:
            'Merit scholarships and assistantships lower the price on the page. We look for them from the start.',
        },
        {
          title: 'Research from day one',
          description: 'Laboratories and professors that take undergraduates into their projects.',
        },
        {
          title: 'Practical training',
          description:
            'F-1 students may apply for practical training in their field, during the degree or after it.',
        },
        {
          title: 'Campus life',
          description: 'Clubs, sports, libraries open late and an international office that knows your name.',
        },
        {
          title: 'Transfer with credit',
          description:
            'Start at a community college, carry your credits over and save on the way to a degree.',
        },
      ],
    },
    {
      kind: 'courses',
      id: 'courses',
      title: 'Popular courses',
      intro:
        'What students from Nepal most often choose. Tuition runs from $6,000 to $55,000 per year; the institution decides where in that band a course stands.',
      items: [
        {
          name: 'Computer science',
          duration: 'By level and credits',
          annualFee: 'On request',
          description: 'Software, machine learning and systems.',
        },
        {
          name: 'Data science and analytics',
          duration: 'By level and credits',
          annualFee: 'On request',
          description: 'Statistics, programming and a domain to use them in.',
        },
        {
          name: 'Engineering',
          duration: 'By level and credits',
          annualFee: 'On request',
          description: 'Accredited programs in every branch.',
        },
        {
          name: 'Business administration',
          duration: 'By level and credits',
          annualFee: 'On request',
          description: 'Finance, marketing and management, up to the MBA.',
        },
        {
          name: 'Nursing and public health',
          duration: 'By level and credits',
          annualFee: 'On request',
          description: 'Hospital practice, with licensing by state.',
        },
        {
          name: 'Biology and natural sciences',
          duration: 'By level and credits',
          annualFee: 'On request',
          description: 'A path to research, medicine or teaching.',
        },
      ],
    },
    {
      kind: 'costTable',
      id: 'costs',
      title: 'Cost overview',
      intro: 'Tuition from $6,000 to $55,000 per year, and living costs of $45-$1,200 per month by item.',
      items: [
        {
          title: 'Tuition per year',
          rows: [
            {
              item: 'Community college',
              amount: 'From $6,000 per year',
              description: 'The lower end of the band, and a way into a university later.',
            },
            {
              item: 'Public university',
              amount: 'Between the two',
              description: 'Students from abroad pay the out-of-state rate.',
            },
            {
              item: 'Private university',
              amount: 'Up to $55,000 per year',
              description: 'The upper end of the band, before scholarships.',
            },
          ],
        },
        {
          title: 'Living costs per month',
          rows: [
            {
              item: 'Housing',
              amount: 'Up to $1,200 per month',
              description: 'The largest item; sharing a flat brings it down.',
            },
            { item: 'Food', amount: 'On request', description: 'A campus meal plan, or your own kitchen.' },
            { item: 'Transport', amount: 'On request', description: 'Many campuses run buses for students.' },
            {
              item: 'Health insurance',
              amount: 'On request',
              description: 'Usually through the university’s own plan.',
            },
            {
              item: 'Phone and internet',
              amount: 'From $45 per month',
              description: 'The smallest item on the list.',
            },
          ],
        },
        {
          title: 'Visa fees',
          rows: [
            { item: 'SEVIS fee', amount: '$350', description: 'Paid online before the interview.' },
            { item: 'Visa interview fee', amount: '$185', description: 'Paid when you book the interview.' },
          ],
        },
      ],
      note: 'Fees change. Check the current amount with us or on the official page before you pay.',
      links: [{ label: 'Official SEVIS fee page', href: 'https://www.fmjfee.com' }],
    },
    {
      kind: 'jobs',
      id: 'part-time-jobs',
      title: 'Part-time jobs on campus',
      intro: 'Average wages for work that students do beside their classes.',
      items: [
        { role: 'Campus dining assistant', wage: '$10.94 per hour' },
        { role: 'Library assistant', wage: '$11.85 per hour' },
        { role: 'Teaching assistant', wage: '$15.48 per hour' },
        { role: 'Research assistant', wage: '$21.31 per hour' },
      ],
    },
    {
      kind: 'documents',
      id: 'visa-documents',
      title: 'F-1 visa documents',
      intro: 'Bring originals and one set of copies, in this order.',
      items: [
        {
          document: 'Form I-20',
          description: 'Issued and signed by your university; you sign it too.',
          icon: 'admission',
        },
        {
          document: 'DS-160 confirmation',
          description: 'The page with the barcode, from your online visa form.',
          icon: 'document',
        },
        {
          document: 'SEVIS fee receipt',
          description: 'Proof that the $350 fee is paid.',
          icon: 'money',
        },
        {
          document: 'Interview appointment letter',
          description: 'With the receipt of the $185 visa interview fee.',
          icon: 'calendar',
        },
        {
          document: 'Passport and photo',
          description: 'A valid passport, and a photo that meets the embassy’s rules.',
          icon: 'visa',
        },
        {
          document: 'Financial evidence',
          description: 'Bank statements, sponsor’s income and any scholarship letter.',
          icon: 'wallet',
        },
        {
          document: 'Academic records',
          description: 'Transcripts, certificates and test results such as IELTS or SAT.',
          icon: 'academic',
        },
      ],
      links: [
        { label: 'IELTS and PTE preparation', href: '/ielts-pte' },
        { label: 'SAT preparation', href: '/sat' },
      ],
    },
    {
      kind: 'steps',
      id: 'visa-steps',
      title: 'F-1 visa, step by step',
      items: [
        {
          title: 'Receive your I-20',
          description: 'Accept the offer, show your funds, and the university issues the form.',
        },
        {
          title: 'Pay the SEVIS fee of $350',
          description: 'Use the number on your I-20, and keep the receipt.',
        },
        {
          title: 'Fill in the DS-160',
          description: 'Slowly and truthfully: the officer reads it while you speak.',
        },
        {
          title: 'Pay $185 and book the interview',
          description: 'Choose a date early; the months before autumn fill up.',
        },
        {
          title: 'Practice with us',
          description: 'Mock interviews until your own reasons come out clearly.',
        },
        {
          title: 'Attend the interview',
          description: 'At the embassy in Kathmandu, with your documents in order.',
        },
        {
          title: 'Fly and report',
          description: 'Arrive before the date on your I-20 and check in with the international office.',
        },
      ],
      links: [
        {
          label: 'Official student visa page',
          href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'start',
      title: 'Build your university list',
      intro:
        'Ambitious, sensible and affordable: we put the list together with you. The first consultation is free.',
      button: { label: 'Free Consultation', to: '/contact' },
    },
  ],
};

export default usa;
