/** The assistant's replies, one for each intent. The replies with data of other packages have files of their own. */

import { pagePaths } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import {
  consultationLink,
  contactCard,
  guideLink,
  hoursCard,
  hoursNote,
  officeLinks,
  pageLink,
  socialLinks,
  visitCard,
} from '../markup/brandFacts.ts';
import { type CountryEntry, countries } from './countries.ts';

/** The specification's sentence and a link to the form, because the panel has no form. */
export const contactForm = html`<p>Please fill out the form below with your contact information.</p>
<p>${pageLink(pagePaths.contact, 'Open the form on the contact page')}</p>`;

export const greeting = html`<p>Hello and namaste! It is good to hear from you.</p>
<p>Ask me about studying in a country, IELTS or PTE scores, our offices or an appointment. How can I help?</p>`;

export const booking = html`<p>We would be glad to meet you. ${consultationLink} and tell us which day suits you.</p>
${visitCard}
${hoursNote}`;

export const howAreYou = html`<p>I am doing well, thank you for asking! How are your study plans coming along?</p>`;

export const name = html`<p>I am the ${brand.shortName} assistant. I answer common questions about studying abroad. Our counsellors answer all the others.</p>`;

export const weather = html`<p>I have no real-time data, so I can't tell you about the weather. Is there anything about studying abroad that you would like to know?</p>`;

export const goodbye = html`<p>Goodbye, and all the best with your plans! Come back whenever you have a question.</p>`;

const topics = html`<ul>
<li>Studying in Australia, Canada, the USA, the UK, New Zealand, Europe, Japan or Korea</li>
<li>${pageLink(pagePaths.ieltsPte, 'IELTS and PTE')}: requirements by country, and preparation</li>
<li>${pageLink('/sat', 'SAT preparation')}</li>
<li>Appointments, office locations and hours</li>
</ul>`;

export const help = html`<p>I am happy to help. You can ask me about:</p>
${topics}
<p>For advice on your own plans, talk to a counsellor: ${consultationLink}.</p>`;

export const thanks = html`<p>You are very welcome! Ask me whenever you have another question.</p>`;

export const capabilities = html`<p>I can answer questions about:</p>
${topics}
<p>Our team helps you with everything else: ${pageLink(pagePaths.services, 'see all our services')}.</p>`;

export const location = html`<p>We have two offices. You are welcome at both:</p>
${officeLinks}`;

export const directions = html`<p>Open the map of the office you want to visit for directions:</p>
${officeLinks}
<p>Free parking is available.</p>`;

export const contact = html`<p>You can reach our team here:</p>
${contactCard}
<p>Or ${pageLink(pagePaths.contact, 'send us a message')}: we reply within ${brand.replyHours} hours.</p>`;

export const hours = html`${hoursNote}
${hoursCard}
<p>At any other time, ${pageLink(pagePaths.contact, 'leave us a message')}: we reply within ${brand.replyHours} hours.</p>`;

export const socialMedia = html`<p>You can follow us and write to us here:</p>
${socialLinks}`;

/** How to apply and study in the given countries, or in any of the eight if none is given. */
export const study = (
  asked: readonly CountryEntry[],
): Html => html`<p>Our guide covers universities, costs, the visa and how to apply:</p>
<ul>${(asked.length > 0 ? asked : countries).map((country) => html`<li>${guideLink(country)}</li>`)}</ul>
<p>Most courses ask for an English score too: ${pageLink(pagePaths.ieltsPte, 'IELTS and PTE')}.</p>
<p>We can go through every step with you. ${consultationLink}.</p>`;

/** Stands below an answer on the given countries. */
export const guides = (asked: readonly CountryEntry[]): Html =>
  html`<p>More: ${asked.map((country, index) => html`${index > 0 ? ', ' : ''}${guideLink(country)}`)}</p>`;

export const yes = html`<p>Great! ${consultationLink}, and we reply within ${brand.replyHours} hours.</p>
<p>We can discuss:</p>
<ul>
<li>Choosing a country, a university and a course</li>
<li>Your application and visa</li>
<li>Scholarships</li>
<li>IELTS, PTE or SAT preparation</li>
</ul>`;

export const testPreparation = html`<p>We prepare students for both IELTS and PTE. ${pageLink(pagePaths.ieltsPte, 'See the test formats and how we prepare you')}.</p>
<p>To find out which test suits you, ${pageLink(pagePaths.contact, 'talk to a counsellor')} or <a href="${inquiryMailto}">write to us</a>.</p>
<p>To see the score you need, ask about a country, for example: IELTS requirements for Australia.</p>`;

/** Stands below an answer on the tests. */
export const testPage = html`<p>More: ${pageLink(pagePaths.ieltsPte, 'IELTS and PTE')}</p>`;

export const fallback = html`<p>I'm not sure how to respond to that. Could you please rephrase your question?</p>`;
