/** Which words ask about meeting or reaching the consultancy. Words and phrases are matched whole. */
import { brand } from '@sayapatri/design';
import { anyOf, eachWith, onlyOf, type Question } from './message.ts';

/** Deliberately matches substrings, as the specification says: "information" contains "form" and asks this question. */
export const contactForm: Question = ({ text }) => /contact|form|submit|details/.test(text);

const asksToMeet = anyOf(
  'appointment, appointments, appoinment, apointment, consultation, consultations, consult, counselling, counseling, ' +
    'meeting, reschedule, ' +
    eachWith(
      'meet, talk to, talk with, speak to, speak with',
      'a counselor, a counsellor, counselor, counsellor',
    ),
);
/** "book" and "schedule" count only as verbs, because there are books for IELTS and classes have a schedule. */
const asksToBook = anyOf(
  'booking, bookings, book a, book an, book the, book my, book me, book your, book now, book free, book slot, ' +
    'book session, book online, to book, i book, schedule a, schedule an, schedule my, reserve a',
);
const namesOtherBooking = anyOf('exam, exams, ielts, pte, sat, toefl, ticket, tickets, flight');

/** Booking the date of a test is no appointment. */
export const booking: Question = (message) =>
  asksToMeet(message) || (asksToBook(message) && !namesOtherBooking(message));

const towns = brand.offices.map((office) => office.name.toLowerCase()).join(', ');
const addressWords = brand.offices.flatMap((office) => office.address.toLowerCase().split(/\W+/)).join(', ');

const asksPlace = anyOf(
  'location, locations, loction, located, address, addresses, adress, map, maps, branches, offices, ' +
    'nearest office, nearest branch, nearby office, which office, head office, main office, office in, branch in, ' +
    eachWith('want to visit, like to visit', 'you, your office, the office, office'),
);
const where = anyOf('where, wheres, kaha, kahaa, kata');
const consultancy = anyOf(
  `office, branch, consultancy, institute, based, situated, are you, r u, you are, ${brand.shortName.toLowerCase()}`,
);
const namesPlace = onlyOf(`${addressWords}, office, branch`, 'your, the, in, please');

/** These words count only alone or with certain others: "office" may be about its hours, a town may be a student's home. */
export const location: Question = (message) =>
  asksPlace(message) || (where(message) && consultancy(message)) || namesPlace(message);

/** As a whole word, "bus" is not in "business". "reach you" is left to the contact rule. */
export const directions = anyOf(
  'direction, directions, parking, park, landmark, get there, reach there, bus, ' +
    eachWith(
      'reach, get to, way to, how to come to, how do i come to, how can i come to, how do i go to',
      `your office, the office, office, your branch, ${eachWith('your, the', towns)}, ${eachWith(towns, 'office')}`,
    ),
);

/** Without "number" and "call" alone, because of "number of universities" and "what is it called". */
export const contact = anyOf(
  'phone, phones, telephone, mobile, email, emails, e mail, mail, gmail, whatsapp, viber, helpline, hotline, landline, ' +
    'your number, number please, office number, call you, call me, call us, i call, callback, call back, a call, ' +
    'reach you, reach u, reach out, reach your team, get in touch, in touch, ' +
    eachWith('talk to, talk with, speak to, speak with, chat with', 'someone, a person, a human, your team'),
);

const asksHours = anyOf(
  'customer service, customer services, customer care, customer support, opening time, closing time, hours of operation, ' +
    'are you open, you open, you close, you available, open on, open now, open today, open tomorrow, closed on, ' +
    'closed today, when can i visit, when can i come, khulcha, khulchha, kati baje, ' +
    `${eachWith('office', 'hour, time, timing, timings, open, close, closed')}, ` +
    `${eachWith('can i visit, can we visit', 'you, your office, the office, office')}, ` +
    `${eachWith('your', 'hours, timing, timings, working hours, opening hours')}, ` +
    `${eachWith('service, chat, support, office, opening, open, business, counselor, counsellor', 'hours')}, ` +
    eachWith('counselor, counselors, counsellor, counsellors', 'available'),
);
const namesHours = onlyOf(
  'hours, timing, timings, open, closed',
  'working, time, the, is, it, what, are, today, please',
);

/** "kati baje" and "khulcha" may ask for a class or for the day of an exam. */
const asksOtherTime = anyOf('class, classes, batch, exam, exams, result, results, dv');

/** Without "hours" alone, because students ask how many hours they may work. */
export const hours: Question = (message) =>
  (asksHours(message) && !asksOtherTime(message)) || namesHours(message);

/** Without "social" alone, because social work and social science are courses. */
export const socialMedia = anyOf(
  'socials, facebook, fb, instagram, insta, linkedin, linked in, tiktok, tik tok, youtube, twitter, follow you, ' +
    eachWith('social', 'media, network, networks, page, pages, account, accounts, link, links'),
);
