/** What the assistant says, one reply an intent. The two replies that need a country stand in files of their own. */
import { brand, inquiryMailto } from 'shared/core';
import {
  chatHours,
  consultationLink,
  contactList,
  officeHours,
  officeLinks,
  officeMaps,
  pageLink,
  socialLinks,
} from '../markup/brandFacts.ts';
import { html } from '../markup/html.ts';
import { contactPath, testPreparationPath } from '../paths.ts';

/** Given as it stands; the promised form never appears. */
export const contactForm = html`<p>Please fill out the form below with your contact information.</p>`;

export const greeting = html`<p>Hello, and namaste! It is good to have you here.</p>
<p>Ask me about studying in a country, IELTS or PTE scores, our offices or an appointment. How can I help?</p>`;

export const booking = html`<p>We would love to talk with you. ${consultationLink}, and tell us which day suits you.</p>
${officeHours}
<p>You can also reach us directly:</p>
${contactList}`;

export const howAreYou = html`<p>I am doing well, thank you for asking! How are your study plans coming along?</p>`;

export const name = html`<p>I am the ${brand.shortName} assistant. I answer common questions about studying abroad, and our counselors take it from there.</p>`;

export const weather = html`<p>I have no real-time data, so I can't tell you the weather. A weather service will know. Is there anything about studying abroad that I can answer?</p>`;

export const goodbye = html`<p>Goodbye, and all the best with your plans! Come back whenever you have a question.</p>`;

const topics = html`<ul>
<li>Studying in Australia, Canada, the USA, the UK, New Zealand, Europe, Japan or Korea</li>
<li>${pageLink(testPreparationPath, 'IELTS and PTE')}: requirements by country, and preparation</li>
<li>${pageLink('/sat', 'SAT preparation')}</li>
<li>Appointments, office locations and hours</li>
</ul>`;

export const help = html`<p>I am happy to help. These are the things I know about:</p>
${topics}
<p>For advice on your own plans, our counselors are a step away: ${consultationLink}.</p>`;

export const thanks = html`<p>You are very welcome! If another question comes up, I am right here.</p>`;

export const capabilities = html`<p>I answer common questions right away, on:</p>
${topics}
<p>Our team does the rest: ${pageLink('/services', 'see all our services')}.</p>`;

export const location = html`<p>We have two offices, and you are welcome at either:</p>
${officeLinks}
${officeMaps}`;

export const directions = html`<p>Open the map of the office you want to visit, and it will show you the way:</p>
${officeLinks}
<p>Parking is free.</p>`;

export const contact = html`<p>You can reach our team here:</p>
${contactList}
<p>Or ${pageLink(contactPath, 'send us a message')}: we reply within ${brand.replyHours} hours.</p>`;

export const hours = html`${chatHours}
${officeHours}
<p>At any other time, ${pageLink(contactPath, 'leave us a message')}: we reply within ${brand.replyHours} hours.</p>`;

export const socialMedia = html`<p>Follow us, and write to us there if you like:</p>
${socialLinks}`;

export const yes = html`<p>Great! ${consultationLink}, and we will reply within ${brand.replyHours} hours.</p>
<p>We can talk about:</p>
<ul>
<li>Choosing a country, a university and a course</li>
<li>Your application and visa</li>
<li>Scholarships</li>
<li>IELTS, PTE or SAT preparation</li>
</ul>`;

export const testPreparation = html`<p>We prepare students for both IELTS and PTE. ${pageLink(testPreparationPath, 'See how the tests are built and how we prepare you')}.</p>
<p>To find the test and the plan that suit you, ${pageLink(contactPath, 'talk to a counselor')} or <a href="${inquiryMailto}">write to us</a>.</p>
<p>Looking for the score you need? Ask for a country, for example: IELTS requirements for Australia.</p>`;

export const fallback = html`<p>I'm not sure how to respond to that. Could you please rephrase your question?</p>`;
