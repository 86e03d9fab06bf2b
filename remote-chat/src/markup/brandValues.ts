/** The consultancy's facts, by the names that content/replies.json has for them. */
import { html } from '@sayapatri/contract/html';
import { brand, inquiryMailto, mapLinkUrl } from '@sayapatri/facts/brand';
import { linkTo, type Pieces } from './markdown.ts';
import { type Row, table } from './table.ts';

const hoursRow = (name: string, lines: readonly { days: string; hours: string }[]): Row => ({
  name,
  value: html`${lines.map(({ days, hours }, index) => html`${index > 0 ? html`<br>` : ''}${days}: ${hours}`)}`,
});

const hours = [
  hoursRow('Office hours', brand.officeHours),
  hoursRow('Chat counselor hours', brand.chatHours),
];
const contact = [
  ...brand.phones.map(({ href, label }) => ({ name: 'Phone', value: linkTo(href, label) })),
  { name: 'Email', value: linkTo(inquiryMailto, brand.email) },
];

export const brandValues = {
  brand: brand.shortName,
  replyHours: brand.replyHours,
  inquiry: inquiryMailto,
};

export const brandPieces: Pieces = {
  offices: brand.offices.map((office) => `[${office.address}](${mapLinkUrl(office)})`),
  profiles: brand.socials.map(({ name, href }) => `[${name}](${href})`),
  hours: table(hours),
  contact: table(contact),
  hoursAndContact: table([...hours, ...contact]),
};
