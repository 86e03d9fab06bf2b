import { freeConsultation, paths } from '../paths.ts';
import { priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const universityAdmission: ServiceDetail = {
  path: paths.universityAdmission,
  hero: {
    title: 'University Admission',
    blurb:
      'A good application is not luck. It is a fitting list, honest essays and papers that arrive on time.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'search',
      title: 'A shortlist that suits you',
      description: 'Universities you can get into, can afford, and would be glad to attend.',
    },
    {
      icon: 'writing',
      title: 'Essays and statements',
      description: 'You tell the story. We ask the questions that make it clear.',
    },
    {
      icon: 'document',
      title: 'Papers in order',
      description:
        'Transcripts, references and certificates, checked and named the way each university wants them.',
    },
    {
      icon: 'calendar',
      title: 'One calendar',
      description: 'Tests, deadlines and replies in one place, so that nothing surprises you.',
    },
    {
      icon: 'send',
      title: 'Applications sent and followed',
      description: 'We submit with you and keep asking until there is an answer.',
    },
    {
      icon: 'check',
      title: 'Help to choose',
      description: 'Two offers can be harder than none. We compare them with you and your family.',
    },
  ],
  duration: '3-6 months',
  price: priceOnRequest,
  requirements: [
    'Mark sheets and certificates of your last two levels of study',
    'A valid passport, or the receipt of your application for one',
    'Your English test score, or the date of your test',
    'A CV with your work, training and activities',
    'Contacts of two teachers or employers for references',
    'A rough idea of the budget your family has in mind',
  ],
  process: [
    { title: 'First talk', description: 'We get to know you, your marks and your wishes. It is free.' },
    {
      title: 'Shortlist',
      description: 'We suggest courses and universities. You take the list home and think.',
    },
    {
      title: 'Tests',
      description: 'We fix the date of your English or admission test, and help you prepare.',
    },
    {
      title: 'Documents',
      description: 'Transcripts, references and essays come together. We check every page.',
    },
    {
      title: 'Applications',
      description: 'We submit with you, well before the deadline, and keep the receipts.',
    },
    { title: 'Offers', description: 'Replies come in. We compare them, answer them and secure your place.' },
    {
      title: 'Visa and departure',
      description: 'Your place is safe. Now we prepare the visa file and the journey.',
    },
  ],
  benefits: [
    'You apply only where you have a fair chance',
    'Your essays sound like you',
    'No deadline is missed because nobody looked',
    'Your parents know at every step where things stand',
  ],
  related: 'study-abroad',
};

export default universityAdmission;
