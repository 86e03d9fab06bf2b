import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const scholarship: ServiceDetail = {
  path: paths.scholarship,
  hero: {
    title: 'Scholarship Guidance',
    blurb:
      'We look for scholarships that you can apply for, tell you honestly how likely they are, and help you with each application.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'search',
      title: 'A search for your profile',
      description: 'We look for scholarships that match your marks, your subject and your country.',
    },
    {
      icon: 'trending',
      title: 'Honest advice',
      description: 'We tell you which scholarships are hard to win and which ones few students apply for.',
    },
    {
      icon: 'writing',
      title: 'Help with your essay',
      description: 'We ask questions and comment on your drafts. The words stay your own.',
    },
    {
      icon: 'calendar',
      title: 'Deadlines',
      description: 'Many scholarships close before the university does, so we plan them first.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Mark sheets and certificates, with any prizes or ranks',
    'A CV that includes your activities outside the classroom',
    'Your English or admission test score, or the date of your test',
    'A teacher or employer who can write a reference',
    'Your family’s income documents, where a scholarship asks for them',
  ],
  process: [
    { title: 'Your profile', description: 'We look at your marks, your activities and your plans.' },
    {
      title: 'Shortlist',
      description: 'You get a list of scholarships you may apply for, with their rules and dates.',
    },
    {
      title: 'Documents',
      description: 'We ask for references and certificates early, because they take the longest.',
    },
    { title: 'Essay', description: 'You write the essay, and we comment until it is ready.' },
    { title: 'Application', description: 'We check every field with you before you send it.' },
    {
      title: 'Decision',
      description: 'We read the terms with you and plan how to pay the costs that remain.',
    },
  ],
  benefits: [
    'You spend your time on scholarships you can win',
    'You know every deadline in advance',
    'Your essay shows what makes you different',
    'You have a plan whether you win the scholarship or not',
  ],
  related: 'study-abroad',
};

export default scholarship;
