import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const career: ServiceDetail = {
  path: paths.career,
  hero: {
    title: 'Career Counselling',
    blurb: 'We help you think about the work you would like to do, and choose a course that leads to it.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'personal',
      title: 'Strengths and interests',
      description: 'We talk about what you do well and what you enjoy.',
    },
    {
      icon: 'book',
      title: 'Courses and careers',
      description: 'We look at the work that graduates of a course do, abroad and in Nepal.',
    },
    {
      icon: 'document',
      title: 'Your CV',
      description: 'We help you write a clear and honest CV in the form that employers abroad expect.',
    },
    {
      icon: 'work',
      title: 'Work during your studies',
      description: 'We explain how to find a student job and what your rights are.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Your mark sheets, and the subjects you liked best',
    'A CV, if you have one, or a list of what you have done so far',
    'The jobs you are curious about',
    'Your parents, if they would like to join',
  ],
  process: [
    { title: 'First meeting', description: 'We talk about school, your interests and your plans.' },
    {
      title: 'Careers',
      description: 'We suggest fields of work and explain what people in them do.',
    },
    { title: 'Courses', description: 'We find courses for each field and check the marks they ask for.' },
    { title: 'Decision', description: 'You discuss the options at home and take the time you need.' },
    { title: 'Next steps', description: 'We write down what you and we will do next, with dates.' },
  ],
  benefits: [
    'You choose a course for good reasons',
    'Your statement of purpose is easier to write',
    'You and your parents decide on the same facts',
    'You know your next steps',
  ],
  related: 'study-abroad',
};

export default career;
