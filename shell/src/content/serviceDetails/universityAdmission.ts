import { freeConsultation, paths } from '../paths.ts';
import { priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const universityAdmission: ServiceDetail = {
  path: paths.universityAdmission,
  hero: {
    title: 'University Admission',
    blurb:
      'We help you choose universities that suit you, prepare a strong application and send it in good time.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'search',
      title: 'University shortlist',
      description: 'We suggest universities that match your marks, your budget and your plans.',
    },
    {
      icon: 'writing',
      title: 'Essays and statements',
      description: 'You write about yourself, and we help you make it clear and complete.',
    },
    {
      icon: 'document',
      title: 'Documents',
      description: 'We check your transcripts, references and certificates against each university’s list.',
    },
    {
      icon: 'calendar',
      title: 'Application calendar',
      description: 'You get one list with the dates of your tests, deadlines and expected replies.',
    },
    {
      icon: 'send',
      title: 'Sending and following up',
      description: 'We send the applications with you and contact the universities until they reply.',
    },
    {
      icon: 'check',
      title: 'Choosing an offer',
      description: 'If you get more than one offer, we compare them with you and your family.',
    },
  ],
  duration: '3-6 months',
  price: priceOnRequest,
  requirements: [
    'Mark sheets and certificates of your last two levels of study',
    'A valid passport, or the receipt of your passport application',
    'Your English test score, or the date of your test',
    'A CV with your work, training and activities',
    'Contact details of two teachers or employers for references',
    'The budget that your family has in mind',
  ],
  process: [
    {
      title: 'First consultation',
      description: 'We talk about your marks, your interests and your budget. This meeting is free.',
    },
    {
      title: 'Shortlist',
      description: 'We suggest courses and universities, and you discuss them at home.',
    },
    {
      title: 'Tests',
      description: 'We set a date for your English or admission test and help you prepare for it.',
    },
    {
      title: 'Documents',
      description: 'You collect transcripts, references and essays, and we check every page.',
    },
    {
      title: 'Applications',
      description: 'We send your applications with you well before the deadlines and keep the receipts.',
    },
    {
      title: 'Offers',
      description: 'We compare the replies with you, and you accept the offer you prefer.',
    },
    {
      title: 'Visa and departure',
      description: 'We prepare your visa application and plan your journey with you.',
    },
  ],
  benefits: [
    'You apply to universities where you have a fair chance',
    'Your essays are clear and in your own words',
    'Someone checks every deadline with you',
    'Your parents know what happens at each step',
  ],
  related: 'study-abroad',
};

export default universityAdmission;
