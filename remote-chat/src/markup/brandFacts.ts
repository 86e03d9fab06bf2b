/** Links, and the consultancy's facts, as pieces of a reply. */

import { pagePaths } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import { brand, inquiryMailto, mapEmbedUrl, mapLinkUrl } from '@sayapatri/facts/brand';
import type { CountryEntry } from '../content/countries.ts';

/** A link inside the site. */
export const pageLink = (path: string, label: string): Html => html`<a href="${path}">${label}</a>`;

export const guideLink = ({ guidePath, inSentence }: CountryEntry): Html =>
  pageLink(guidePath, `Study in ${inSentence}`);

export const consultationLink = pageLink(pagePaths.contact, 'Book a free consultation');

const hoursList = (hours: readonly { days: string; hours: string }[]): Html =>
  html`<ul>${hours.map(({ days, hours }) => html`<li>${days}: ${hours}</li>`)}</ul>`;

export const officeHours = html`<p>Office hours:</p>${hoursList(brand.officeHours)}`;
export const chatHours = html`<p>Chat counselor hours:</p>${hoursList(brand.chatHours)}`;

export const hoursNote = html`<p>Visit an office in its office hours. By phone and message, counsellors answer in the chat counselor hours.</p>`;

const phoneLinks = brand.phones.map(
  ({ href, label }) => html`<li>Phone: <a href="${href}">${label}</a></li>`,
);

export const contactList = html`<ul>${phoneLinks}<li>Email: <a href="${inquiryMailto}">${brand.email}</a></li></ul>`;

export const officeLinks = html`<ul>${brand.offices.map(
  (office) => html`<li><a href="${mapLinkUrl(office)}">${office.address}</a></li>`,
)}</ul>`;

export const officeMaps = html`<ul>${brand.offices.map(
  (office) =>
    html`<li><a href="${mapLinkUrl(office)}">${office.address}</a><iframe src="${mapEmbedUrl(office)}" title="Map of our office in ${office.address}" loading="lazy"></iframe></li>`,
)}</ul>`;

export const socialLinks = html`<ul>${brand.socials.map(
  ({ name, href }) => html`<li><a href="${href}">${name}</a></li>`,
)}</ul>`;
