import type { Brand } from '@sayapatri/contract/release';
import { darkPalette, lightPalette } from '@sayapatri/design/palette';
import { brand, type Opening, officeOpenings } from '@sayapatri/facts/brand';
import office from '@sayapatri/facts/brand.json' with { type: 'json' };

/** Opening hours as schema.org writes them: `Mo-Fr 09:00-18:00`; undefined where closed. */
function openingHours({ from, to, opens, closes }: Opening): string | undefined {
  const days = [from, to].filter((day) => day !== undefined).map((day) => day.slice(0, 2));
  return opens && closes && `${days.join('-')} ${opens}-${closes}`;
}

/** What the shell's release says of the site, from brand.json and the palette. */
export const describeBrand = (): Brand => ({
  office,
  themeColours: { light: lightPalette.background.default, dark: darkPalette.background.default },
  organization: {
    '@type': 'EducationalOrganization',
    '@id': '{origin}/#organization',
    name: brand.name,
    alternateName: brand.fullName,
    url: '{origin}/',
    logo: '{logo}',
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
  },
});
