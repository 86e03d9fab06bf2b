/** What a page says to search engines and messengers: schema.org's objects, and the kind of the page. */
import { pagePaths, type StructuredData } from '@sayapatri/contract';
import type { ReleasePage } from '@sayapatri/contract/release';

/** The name of the consultancy's object, by which a page's objects refer to it. */
const organizationId = '{origin}/#organization';

/** Pages that describe the consultancy, its offices and their hours, though nothing on them refers to it. */
const describesConsultancy: ReadonlySet<string> = new Set([pagePaths.home, pagePaths.contact]);

/** Scheme and host of the site, addresses of pictures (one that is missing is left out), and who runs the site. */
export interface StructuredDataPlaces {
  origin: string;
  card: string | undefined;
  logo: string | undefined;
  /** The consultancy's object, as the shell's release has it. */
  organization: StructuredData;
}

/**
 * The objects of a page with its breadcrumbs, and with the consultancy where the page is about it or refers to it: a search
 * engine reads a page alone, and can't follow a reference to another one.
 */
export function structuredDataOf(
  { path, structuredData = [] }: Pick<ReleasePage, 'path' | 'structuredData'>,
  trail: StructuredData | undefined,
  { origin, card, logo, organization }: StructuredDataPlaces,
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
