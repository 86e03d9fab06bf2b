import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const testPreparation: ServiceDetail = {
  path: paths.testPreparation,
  hero: {
    title: 'Test Preparation',
    blurb:
      'First we find the test your university accepts. Then we prepare you for that one, and for no other.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'compass',
      title: 'The right test',
      description: 'IELTS, PTE or SAT: we read the course page with you and decide.',
    },
    {
      icon: 'target',
      title: 'A plan from your level',
      description: 'A practice test shows where you stand. Your plan begins there.',
    },
    {
      icon: 'people',
      title: 'Classes with feedback',
      description: 'You speak, write and solve in class, and hear what to do better.',
    },
    {
      icon: 'clock',
      title: 'Mock tests',
      description: 'Full tests with the clock running, until the room feels familiar.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'The course and country you have in mind, even if you are not sure yet',
    'An earlier test score, if you have one',
    'The date by which the university needs your score',
    'A few quiet hours each week',
  ],
  process: [
    { title: 'Choose the test', description: 'We look at what your universities accept and ask for.' },
    { title: 'Practice test', description: 'You sit one, without fear. It only shows us where to begin.' },
    { title: 'Your plan', description: 'We agree on a target score, a class and a test date.' },
    { title: 'Classes and practice', description: 'Your weakest skill gets the most time.' },
    { title: 'Mock tests', description: 'We repeat the whole test until your results are steady.' },
    { title: 'Test day', description: 'We help you book, and tell you what to bring and what to expect.' },
  ],
  benefits: [
    'You study for the test that counts',
    'You know your level before you pay for a test date',
    'Someone reads your essays and hears you speak',
    'Your score arrives in time for your application',
  ],
  related: 'test-preparation',
};

export default testPreparation;
