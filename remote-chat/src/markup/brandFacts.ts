/** Links, and the consultancy's facts, as pieces of a reply. */

import { pagePaths } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import { brand, inquiryMailto, mapLinkUrl } from '@sayapatri/facts/brand';
import type { CountryEntry } from '../content/countries.ts';

/** A link inside the site. */
export const pageLink = (path: string, label: string): Html => html`<a href="${path}">${label}</a>`;

export const guideLink = ({ guidePath, inSentence }: CountryEntry): Html =>
  pageLink(guidePath, `Study in ${inSentence}`);

export const consultationLink = pageLink(pagePaths.contact, 'Book a free consultation');

const hoursIn = (hours: readonly { days: string; hours: string }[]): Html =>
  html`${hours.map(({ days, hours }, index) => html`${index > 0 ? html`<br>` : ''}${days}: ${hours}`)}`;

const hoursRows = html`<tr><th scope="row">Office hours</th><td>${hoursIn(brand.officeHours)}</td></tr>
<tr><th scope="row">Chat counselor hours</th><td>${hoursIn(brand.chatHours)}</td></tr>`;

const contactRows = html`${brand.phones.map(
  ({ href, label }) => html`<tr><th scope="row">Phone</th><td><a href="${href}">${label}</a></td></tr>`,
)}<tr><th scope="row">Email</th><td><a href="${inquiryMailto}">${brand.email}</a></td></tr>`;

export const hoursCard = html`<table><tbody>${hoursRows}</tbody></table>`;
export const contactCard = html`<table><tbody>${contactRows}</tbody></table>`;
export const visitCard = html`<table><tbody>${hoursRows}${contactRows}</tbody></table>`;

export const hoursNote = html`<p>Visit an office in its office hours. By phone and message, counsellors answer in the chat counselor hours.</p>`;

export const officeLinks = html`<ul>${brand.offices.map(
  (office) => html`<li><a href="${mapLinkUrl(office)}">${office.address}</a></li>`,
)}</ul>`;

export const socialLinks = html`<ul>${brand.socials.map(
  ({ name, href }) => html`<li><a href="${href}">${name}</a></li>`,
)}</ul>`;
