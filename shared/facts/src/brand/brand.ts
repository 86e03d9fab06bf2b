/** The consultancy's name, numbers, addresses and hours from brand.json; no other file repeats them. */

import type { BrandData } from '../schema/brandSchema.ts';
import data from './brand.json' with { type: 'json' };
import { type Opening, printHours } from './hours.ts';
import { mapHost } from './mapHost.ts';

export type { Opening };

interface Phone {
  /** The dialable form. */
  href: string;
  /** As people in Nepal read it. */
  label: string;
}

type Office = BrandData['offices'][number];
type AtLeastOne<Item> = readonly [Item, ...Item[]];

/** The hours of the offices, for programs; `brand.officeHours` are their words. */
export const officeOpenings = data.officeHours as readonly Opening[];

const { phones, offices, socials, chatHours, holidays } = data as BrandData;

/** The days on which the offices stay closed. */
export const officeHolidays = holidays;

/** A phone number as a link. */
export const phoneLink = (label: string): Phone => ({ href: `tel:${label.replace(/[ -]/g, '')}`, label });

export const brand = {
  ...data,
  phones: phones.map(phoneLink) as readonly Phone[] as AtLeastOne<Phone>,
  offices: offices as readonly Office[] as AtLeastOne<Office>,
  socials,
  officeHours: officeOpenings.map((opening) => printHours(opening)),
  chatHours: chatHours.map((opening) => printHours(opening, true)),
};

/** A page's title as browser tabs and search engines show it. */
export const documentTitle = (pageTitle: string) => `${pageTitle} | ${brand.name}`;

/** A mailto link with a subject and a short enquiry. Its spelling stays, because released remotes import the name. */
export const inquiryMailto = `mailto:${brand.email}?subject=${encodeURIComponent(
  'Inquiry about studying abroad',
)}&body=${encodeURIComponent(`Hello ${brand.shortName} team,\n\nI would like to know more about studying abroad.\n\nThank you.`)}`;

/** Address of the framed map around an office, marker included. */
export function mapEmbedUrl({ latitude, longitude }: Office): string {
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapHost}/export/embed.html?${query}`;
}

/** Address of the full map page of an office. */
export function mapLinkUrl({ latitude, longitude }: Office): string {
  return `${mapHost}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
