import { brand, openingTimes } from 'shared/brand';
import type { StructuredData } from 'shared/contract';

/** `Mon-Fri`, `9:00 AM-6:00 PM` as schema.org writes it: `Mo-Fr 09:00-18:00`; undefined where closed. */
function openingHours({ days, hours }: { days: string; hours: string }): string | undefined {
  const times = openingTimes(hours);
  const shortDays = days.replace(/([A-Z][a-z])[a-z]*/g, '$1');
  return times && `${shortDays} ${clock(times.opens)}-${clock(times.closes)}`;
}

/** Minutes after midnight as `09:00`. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The consultancy as structured data for search engines, on the home page and the contact page. */
export const organization: StructuredData = {
  '@type': 'EducationalOrganization',
  '@id': '{origin}/#organization',
  name: brand.name,
  alternateName: brand.fullName,
  url: '{origin}/',
  description: brand.tagline,
  email: brand.email,
  telephone: brand.phones.map(({ href }) => href.replace('tel:', '')),
  address: brand.offices.map(({ name, address }) => ({
    '@type': 'PostalAddress',
    streetAddress: address.replace(`, ${name}`, ''),
    addressLocality: name,
    addressCountry: 'NP',
  })),
  openingHours: brand.officeHours.map(openingHours).filter((known) => known !== undefined),
  sameAs: brand.socials.map(({ href }) => href),
};
