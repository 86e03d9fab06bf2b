import { brand } from 'shared/brand';
import type { StructuredData } from 'shared/contract';

/** Who the site is of, for search engines. It stands on the home page. */
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
  sameAs: brand.socials.map(({ href }) => href),
};
