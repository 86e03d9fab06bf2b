import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const testPreparation: ServiceDetail = {
  path: paths.testPreparation,
  hero: {
    title: 'Test Preparation',
    blurb:
      'We help you choose between IELTS, PTE and SAT, and prepare you for the test your university asks for.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'compass',
      title: 'The right test',
      description: 'We read the entry requirements of your course with you and choose the test.',
    },
    {
      icon: 'target',
      title: 'A study plan',
      description: 'A practice test shows your level, and we make a plan that starts from there.',
    },
    {
      icon: 'people',
      title: 'Classes with feedback',
      description: 'You practise every part of the test in class, and your teacher tells you how to improve.',
    },
    {
      icon: 'clock',
      title: 'Mock tests',
      description: 'You take complete tests under exam conditions, so that you know what to expect.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'The course and country you have in mind, even if you are not sure yet',
    'An earlier test score, if you have one',
    'The date by which the university needs your score',
    'Some time to study each week',
  ],
  process: [
    { title: 'Choose the test', description: 'We check which tests your universities accept.' },
    { title: 'Practice test', description: 'You take a practice test, so that we know your level.' },
    { title: 'Study plan', description: 'We agree on a target score, a class and a test date.' },
    { title: 'Classes', description: 'You work on all parts of the test, most of all on your weakest one.' },
    { title: 'Mock tests', description: 'You repeat the complete test until your results are steady.' },
    { title: 'Test day', description: 'We help you book the test and tell you what to bring.' },
  ],
  benefits: [
    'You prepare for the test that your university accepts',
    'You know your level before you pay for a test date',
    'A teacher corrects your writing and speaking',
    'You plan your test early enough for your application',
  ],
  related: 'test-preparation',
};

export default testPreparation;
