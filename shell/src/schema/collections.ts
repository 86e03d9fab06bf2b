import type { Collections } from '@sayapatri/facts/schema/faults';
import { charges } from './charges.ts';
import { service, staffMember, testimonial } from './entities.ts';
import * as pages from './pages.ts';

/** The content that the consultancy owns, file by file, with the schema that each build checks it by. */
export default {
  'about.json': pages.about,
  'charges.json': charges,
  'contact.json': pages.contact,
  'faq.json': pages.faq,
  'home.json': pages.home,
  'labels/*.json': pages.labels,
  'pages.json': pages.pageHeads,
  'services.json': pages.services,
  'services/*.json': service,
  'serviceTexts.json': pages.serviceTexts,
  'staff/*.json': staffMember,
  'testimonials/*.json': testimonial,
  'trust.json': pages.trust,
  'universities.json': pages.universities,
} satisfies Collections;
