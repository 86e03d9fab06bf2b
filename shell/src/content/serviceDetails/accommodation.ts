import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const accommodation: ServiceDetail = {
  path: paths.accommodation,
  hero: {
    title: 'Accommodation',
    blurb: 'We help you find a safe place to live near your university before you leave Nepal.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'home',
      title: 'Types of rooms compared',
      description: 'We explain how university halls, shared flats and homestays differ in price and rules.',
    },
    {
      icon: 'document',
      title: 'Contracts explained',
      description: 'We read the contract with you, including deposit, bills and notice period.',
    },
    {
      icon: 'safety',
      title: 'Protection against fraud',
      description: 'We show you how to recognise a false offer, and when not to send money.',
    },
    {
      icon: 'transport',
      title: 'Travel to campus',
      description: 'We look at buses and trains too, because a cheap room far away can cost more in the end.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Your offer letter, or the name of your campus',
    'The date on which you plan to arrive',
    'The monthly amount you can spend on rent',
    'What matters to you, such as quiet, food or a room of your own',
  ],
  process: [
    { title: 'Your wishes', description: 'We talk about your budget and how you would like to live.' },
    {
      title: 'Options',
      description: 'We look at the university’s own rooms first, and then at private ones nearby.',
    },
    {
      title: 'Questions to the landlord',
      description: 'We help you ask about everything that the advertisement does not mention.',
    },
    { title: 'Contract', description: 'We read the contract with you before you sign it.' },
    {
      title: 'Arrival',
      description: 'You get the address, the key arrangements and the way from the airport on one page.',
    },
  ],
  benefits: [
    'You have an address before you fly',
    'You know the whole monthly cost, including bills and travel',
    'You understand your contract and your deposit',
    'Your family knows where you will live',
  ],
  related: 'study-abroad',
};

export default accommodation;
