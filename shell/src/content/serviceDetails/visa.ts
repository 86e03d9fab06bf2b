import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const visa: ServiceDetail = {
  path: paths.visa,
  hero: {
    title: 'Visa Support',
    blurb: 'A visa officer has little time for your file. We help you make it complete, clear and true.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'check',
      title: 'A checklist for your country',
      description: 'What is needed, in which form and in which order. You tick it off with us.',
    },
    {
      icon: 'money',
      title: 'Funds explained',
      description: 'Which papers show how your studies are paid for, and what officers look at in them.',
    },
    {
      icon: 'eye',
      title: 'Every page read twice',
      description: 'Names, dates and amounts must agree everywhere. We look for the one that does not.',
    },
    {
      icon: 'speaking',
      title: 'Interview practice',
      description: 'Short, honest answers in your own words. We practice until they come easily.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Your offer letter or confirmation of enrollment',
    'A valid passport',
    'Mark sheets, certificates and your test score',
    'Papers that show your funds and where they come from',
    'The No Objection Certificate (NOC), or your application for it',
    'Letters from an earlier visa application, if there was one',
  ],
  process: [
    {
      title: 'Your case',
      description: 'We look at your offer, your funds and any earlier refusal. Tell us everything.',
    },
    { title: 'Checklist', description: 'You get a list for your country and know who prepares what.' },
    {
      title: 'Papers',
      description: 'Bank, ward office, college: we tell you what to ask for at each counter.',
    },
    { title: 'Review', description: 'We read the whole file as an officer would, and mend what is unclear.' },
    { title: 'Submission', description: 'We fill in the form with you and book your appointment.' },
    {
      title: 'Interview',
      description: 'We practice as often as you need. On the day, you only tell your story.',
    },
  ],
  benefits: [
    'Nothing is missing on the day it counts',
    'You understand every paper that carries your name',
    'You walk into the interview prepared',
    'If the answer is no, we read the reasons with you and say what can be done',
  ],
  related: 'study-abroad',
};

export default visa;
