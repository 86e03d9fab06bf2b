import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const scholarship: ServiceDetail = {
  path: paths.scholarship,
  hero: {
    title: 'Scholarship Guidance',
    blurb:
      'There is help to be found, but it has rules and dates. We know where to look, and we tell you honestly what is likely.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'search',
      title: 'A search for your profile',
      description: 'Marks, subject, country, story: we look for scholarships that fit all of them.',
    },
    {
      icon: 'trending',
      title: 'Honest chances',
      description: 'Some are hard to win and some are often overlooked. You will know which is which.',
    },
    {
      icon: 'writing',
      title: 'Essays that are yours',
      description: 'We ask and comment. The words, and the reasons, stay your own.',
    },
    {
      icon: 'calendar',
      title: 'Dates that are kept',
      description: 'Many scholarships close before the university does. We plan backwards from there.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Mark sheets and certificates, with any prizes or ranks',
    'A CV that shows what you do outside the classroom',
    'Your English or admission test score, or the date of your test',
    'Someone who knows your work and will write a reference',
    'Your family’s income papers, where a scholarship asks for them',
  ],
  process: [
    { title: 'Your profile', description: 'We look at your marks, your work and what makes you different.' },
    {
      title: 'A short list',
      description: 'Only scholarships you may apply for, with their rules and dates.',
    },
    {
      title: 'Papers',
      description: 'We gather references and certificates early, because they take longest.',
    },
    { title: 'Essay', description: 'You write, we comment, you write again.' },
    { title: 'Application', description: 'We check every field before you press send.' },
    { title: 'Answer', description: 'We read the terms with you, and plan how to pay for what is left.' },
  ],
  benefits: [
    'You spend your time where there is a chance',
    'You meet dates that others notice too late',
    'Your essay says something only you can say',
    'You have a plan for either answer',
  ],
  related: 'study-abroad',
};

export default scholarship;
