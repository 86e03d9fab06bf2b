/** What a page says to search engines and messengers: schema.org's objects, and the kind of the page. */
import { pagePaths, type StructuredData } from '@sayapatri/contract';
import type { ReleasePage } from '@sayapatri/contract/release';
import { brand, type Opening, officeOpenings } from '@sayapatri/facts/brand';

/** The name of the consultancy's object, by which a page's objects refer to it. */
const organizationId = '{origin}/#organization';

/** Opening hours as schema.org writes them: `Mo-Fr 09:00-18:00`; undefined where closed. */
function openingHours({ from, to, opens, closes }: Opening): string | undefined {
  const days = [from, to].filter((day) => day !== undefined).map((day) => day.slice(0, 2));
  return opens && closes && `${days.join('-')} ${opens}-${closes}`;
}

const organization: StructuredData = {
  '@type': 'EducationalOrganization',
  '@id': organizationId,
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
};

/** Pages that describe the consultancy, its offices and their hours, though nothing on them refers to it. */
const describesConsultancy: ReadonlySet<string> = new Set([pagePaths.home, pagePaths.contact]);

/** Scheme and host of the site, and addresses of pictures; a picture that is missing is left out. */
export interface StructuredDataPlaces {
  origin: string;
  card: string | undefined;
  logo: string | undefined;
}

/**
 * The objects of a page with its breadcrumbs, and with the consultancy where the page is about it or refers to it: a search
 * engine reads a page alone, and can't follow a reference to another one.
 */
export function structuredDataOf(
  { path, structuredData = [] }: Pick<ReleasePage, 'path' | 'structuredData'>,
  trail: StructuredData | undefined,
  { origin, card, logo }: StructuredDataPlaces,
): StructuredData[] {
  const refers = JSON.stringify(structuredData).includes(`{"@id":"${organizationId}"}`);
  const items = [
    ...(describesConsultancy.has(path) || refers ? [organization] : []),
    ...structuredData,
    ...(trail ? [trail] : []),
  ];
  const pictures: Record<string, string | undefined> = { '{card}': card, '{logo}': logo };
  return JSON.parse(JSON.stringify(items), (_, value) => {
    if (typeof value !== 'string') return value;
    return Object.hasOwn(pictures, value) ? pictures[value] : value.replaceAll('{origin}', origin);
  });
}

/** Open Graph's type of a page. */
export const pageKind = ({
  structuredData = [],
}: Pick<ReleasePage, 'structuredData'>): 'article' | 'website' =>
  structuredData.some(({ '@type': type }) => type === 'BlogPosting' || type === 'Article')
    ? 'article'
    : 'website';
