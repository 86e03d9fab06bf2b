import { freeConsultation, paths } from '../paths.ts';
import { durationByAgreement, priceOnRequest, type ServiceDetail } from './serviceDetail.ts';

const visa: ServiceDetail = {
  path: paths.visa,
  hero: {
    title: 'Visa Support',
    blurb:
      'We help you prepare a complete and honest student visa application, and practise the interview with you.',
    cta: freeConsultation,
  },
  features: [
    {
      icon: 'check',
      title: 'A checklist for your country',
      description: 'You get a list of the documents you need, and we tick them off together.',
    },
    {
      icon: 'money',
      title: 'Proof of funds explained',
      description: 'We explain which documents show how you will pay for your studies.',
    },
    {
      icon: 'eye',
      title: 'Everything checked twice',
      description: 'We make sure that names, dates and amounts are the same in all your documents.',
    },
    {
      icon: 'speaking',
      title: 'Interview practice',
      description: 'We practise with you until you can answer in your own words.',
    },
  ],
  duration: durationByAgreement,
  price: priceOnRequest,
  requirements: [
    'Your offer letter or [confirmation of enrolment](/plan/words#coe-australia)',
    'A valid passport',
    'Mark sheets, certificates and your test score',
    'Documents that show your funds and where they come from',
    'The No Objection Certificate ([NOC](/plan/words#noc)), or your application for it',
    'Letters from an earlier visa application, if there was one',
  ],
  process: [
    {
      title: 'Your situation',
      description: 'We look at your offer, your funds and any earlier visa refusal.',
    },
    { title: 'Checklist', description: 'You get a list for your country that says who prepares what.' },
    {
      title: 'Documents',
      description: 'We tell you what to ask for at your bank, your ward office and your college.',
    },
    { title: 'Review', description: 'We read the whole application and correct what is unclear.' },
    { title: 'Submission', description: 'We fill in the form with you and book your appointment.' },
    {
      title: 'Interview',
      description: 'If your country asks for an interview, we practise it with you as often as you need.',
    },
  ],
  benefits: [
    'Your application is complete when you submit it',
    'You understand every document that you sign',
    'You go to the interview well prepared',
    'If your visa is refused, we read the reasons with you and explain your options',
  ],
  related: 'study-abroad',
};

export default visa;
