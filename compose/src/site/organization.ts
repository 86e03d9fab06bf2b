import type { StructuredData } from '@sayapatri/contract';
import { brand, type Opening, officeOpenings } from '@sayapatri/facts/brand';

/** Opening hours as schema.org writes them: `Mo-Fr 09:00-18:00`; undefined where closed. */
function openingHours({ from, to, opens, closes }: Opening): string | undefined {
  const days = [from, to].filter((day) => day !== undefined).map((day) => day.slice(0, 2));
  return opens && closes && `${days.join('-')} ${opens}-${closes}`;
}

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
  openingHours: officeOpenings.map(openingHours).filter((known) => known !== undefined),
  sameAs: brand.socials.map(({ href }) => href),
};
