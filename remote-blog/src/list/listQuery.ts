import { blogPath, listAnchor } from '../paths.ts';

/** The filter's choice that matches every category, and so no article's category. */
export const allCategories = 'All';

/** The list's state in its address, so that a list can be shared and Back works. */
export interface ListQuery {
  search: string;
  /** A category's exact name, or All. */
  category: string;
  /** Page number from 1; may be greater than the number of pages. */
  page: number;
}

/** Reads the address's query. A missing field gets its start value, and an invalid page number becomes 1. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  return {
    search: params.get('search') ?? '',
    category: params.get('category') || allCategories,
    page: parsePage(params.get('page')),
  };
}

/** Writes the query back, leaving out start values so that the plain list has a plain address. */
export function serializeListQuery({ search, category, page }: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (category !== allCategories) params.set('category', category);
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** The address of the list with this query; its anchor keeps the page scrolled to the list. */
export function listPath(query: ListQuery): string {
  const params = serializeListQuery(query).toString();
  return `${blogPath}${params && '?'}${params}#${listAnchor}`;
}

function parsePage(text: string | null): number {
  const page = text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : 1;
  return Number.isSafeInteger(page) ? page : 1;
}
