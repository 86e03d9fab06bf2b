import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const accommodation: ServiceDetail = {
  path: paths.accommodation,
  hero: {
    title: 'Accommodation',
    blurb:
      'Your parents will sleep better when they know where you do. We help you find a room before you fly.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'home',
      title: 'Kinds of rooms compared',
      description:
        'University halls, shared flats or a homestay: what each one gives you, and what it asks of you.',
    },
    {
      icon: 'document',
      title: 'Contracts read with you',
      description: 'Deposit, notice, bills. You understand the paper before you sign it.',
    },
    {
      icon: 'safety',
      title: 'Care against fraud',
      description: 'We show you how to tell a real offer from a false one, and when not to send money.',
    },
    {
      icon: 'transport',
      title: 'The way to campus',
      description: 'A cheap room far away can cost more in the end. We look at buses and trains too.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Your offer letter, or the name of your campus',
    'The date on which you plan to arrive',
    'The monthly amount you can spend on rent',
    'What matters to you: quiet, food, company, a room of your own',
  ],
  process: [
    { title: 'Your wishes', description: 'We talk about budget, habits and how you like to live.' },
    {
      title: 'Options',
      description: 'We look at what the university offers first, then at what lies around it.',
    },
    {
      title: 'Questions to the landlord',
      description: 'We help you ask what the advertisement does not say.',
    },
    { title: 'Contract', description: 'We read it together. You sign only what you understand.' },
    {
      title: 'Arrival',
      description: 'Keys, address and the way from the airport, on one page you can print.',
    },
  ],
  benefits: [
    'You land with an address in your pocket',
    'You know the whole monthly cost, not only the rent',
    'Your deposit is protected by a contract you have read',
    'Your family knows where you are',
  ],
  related: 'study-abroad',
};

export default accommodation;
