// @vitest-environment node
/** What SPEC.md fixes of the content. Everything else in the JSON files is the consultancy's to change. */
import { brand } from '@sayapatri/facts/brand';
import { expect, test } from 'vitest';
import { servicePaths } from '../schema/entities.ts';
import about from './about.ts';
import { chargeOf } from './charges.ts';
import contact from './contact.ts';
import { destinations } from './destinations.ts';
import faq from './faq.ts';
import home from './home.ts';
import { pages } from './pages.ts';
import { freeConsultation, paths, startJourney } from './paths.ts';
import admission from './services/university-admission.json';
import services from './services.ts';
import { leadership, staffMembers } from './team.ts';
import { testimonials } from './testimonials.ts';
import universities from './universities.ts';

const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title);
const claims = [...home.hero.claims, home.whyChooseUs.claim];

test.each<[says: string, actual: unknown, expected: unknown]>([
  ['the site has one phone in the header, two in the footer', brand.phones.length, 2],
  [
    'there are two offices',
    brand.offices.map(({ address }) => address),
    ['Kumaripati, Lalitpur', 'New Baneshwor, Kathmandu'],
  ],
  ['there are three profiles', brand.socials.length, 3],
  ['a reply is promised within a day', brand.replyHours, 24],
  [
    'the tagline',
    brand.tagline,
    'Empowering students to achieve their educational dreams through expert guidance and comprehensive support services.',
  ],
  [
    'the line of copyright',
    `${brand.copyrightYear} ${brand.fullName} ${brand.copyright}`,
    `2024 ${brand.name} Education Hub All rights reserved. | Designed for students worldwide`,
  ],
  [
    'the office hours',
    brand.officeHours.map(({ days, hours }) => `${days} ${hours}`),
    ['Mon-Fri 9:00 AM-6:00 PM', 'Sat 10:00 AM-4:00 PM', 'Sun closed'],
  ],
  [
    'the counsellors’ hours',
    brand.chatHours.map(({ days, hours }) => `${days} ${hours}`),
    ['Sunday-Friday 08:00 AM-10:00 PM', 'Saturday closed'],
  ],
  ['the call to action', freeConsultation, { label: 'Free Consultation', href: '/contact' }],
  ['home: the hero’s button', startJourney, { label: 'Start Your Journey', href: '/contact' }],
  [
    'home: four headline claims',
    claims.map(({ before = '', value, after }) => `${before} ${value} ${after}`.trim()),
    ['Trusted by 1000+ students', '98% success rate', 'Free initial consultation', '100% success rate'],
  ],
  [
    'home: four services',
    titles(home.services.cards),
    ['University Admissions', 'Academic Planning', 'Study Abroad', 'Scholarship Guidance'],
  ],
  ['home: three bullets each', home.services.cards.map(({ features }) => features.length), [3, 3, 3, 3]],
  [
    'home: eight countries',
    destinations.map((path) => path.replace('/study-in-', '')),
    ['usa', 'uk', 'canada', 'australia', 'new-zealand', 'japan', 'europe', 'korea'],
  ],
  ['home: twelve universities', universities.universities.length, 12],
  [
    'home: three reasons',
    titles(home.whyChooseUs.points),
    ['Expert Counselors', 'Global Network', 'End-to-End Support'],
  ],
  ['home: eight questions', faq.questions.length, 8],
  ['home: three testimonials with five stars', testimonials.map(({ rating }) => rating), [5, 5, 5]],
  ['about: ten reasons', about.whyChooseUs.points.length, 10],
  [
    'about: three leaders',
    leadership.map(({ role }) => role),
    ['CEO and Founder', 'Marketing Director', 'IT Manager'],
  ],
  [
    'team slider: five members of staff',
    staffMembers.map(({ role }) => role),
    ['CEO and Founder', 'Education Consultant', 'Student Advisor', 'Marketing Director', 'IT Manager'],
  ],
  [
    'services: four tiles',
    services.stats.map(({ value, label }) => `${value} ${label}`),
    ['15k+ students', '50+ partner universities', '95% success rate', '4.9/5 rating'],
  ],
  [
    'services: six cards',
    services.cards.items.map(({ path }) => path.replace('/services/', '')),
    ['university-admission', 'test-preparation', 'accommodation', 'scholarship', 'visa', 'career'],
  ],
  ['services: four reasons', services.whyChooseUs.points.length, 4],
  ['admission: duration', admission.duration, '3-6 months'],
  [
    'admission: price',
    chargeOf(paths.universityAdmission).price,
    { text: 'Contact for personalized pricing', note: 'Price on request' },
  ],
  ['admission: seven steps', admission.process.length, 7],
  ['contact: four fields', Object.keys(contact.form.labels), ['name', 'email', 'phone', 'message']],
  [
    'contact: what the form says',
    contact.form.status,
    expect.objectContaining({
      sending: 'Sending...',
      success: "Thanks! You'll get a response in 24 hours.",
      failure: 'Submission failed. Please try again later.',
    }),
  ],
  ['every address of the shell has one page', pages.map(({ path }) => path), Object.values(paths)],
  [
    'only the test page and the offline page are kept out of search engines',
    pages.filter(({ indexed }) => indexed === false).map(({ path }) => path),
    ['/test-team-slider', '/offline'],
  ],
  ['every service has a card', services.cards.items.map(({ path }) => path), servicePaths],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
