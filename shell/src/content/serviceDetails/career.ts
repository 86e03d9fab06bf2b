import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const career: ServiceDetail = {
  path: paths.career,
  hero: {
    title: 'Career Counseling',
    blurb:
      'A degree is long. Let us talk first about the days that come after it, and then choose the course.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'personal',
      title: 'Strengths and interests',
      description: 'What you do well, what you enjoy, and where the two meet.',
    },
    {
      icon: 'book',
      title: 'Courses that lead somewhere',
      description: 'We look at what graduates of a course really do, here and abroad.',
    },
    {
      icon: 'document',
      title: 'Your CV',
      description: 'Clear, true and in the form that employers abroad expect.',
    },
    {
      icon: 'work',
      title: 'Work beside your studies',
      description: 'How to look for a student job, know your rights and keep time for your books.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Your mark sheets, and the subjects you liked best',
    'A CV, if you have one; a list of what you have done is enough',
    'The jobs you have wondered about, however unlikely',
    'Your parents, if they would like to join',
  ],
  process: [
    { title: 'A long talk', description: 'About school, home, hopes and what you would rather not do.' },
    {
      title: 'Directions',
      description: 'We suggest fields of work and show you what a day in each looks like.',
    },
    { title: 'Courses', description: 'We match each direction with courses and the marks they ask for.' },
    { title: 'Decision', description: 'You sleep on it, talk at home and come back. There is no hurry.' },
    { title: 'Next steps', description: 'CV, test, application: we write down who does what, and when.' },
  ],
  benefits: [
    'You choose a course for reasons you can name',
    'Your statement of purpose becomes easy to write',
    'You and your parents look at the same facts',
    'You know your next step, and the one after it',
  ],
  related: 'study-abroad',
};

export default career;
