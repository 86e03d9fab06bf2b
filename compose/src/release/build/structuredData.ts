import type { DefinitionRule } from './buildRule.ts';

/** Characters of a page's structured data as JSON. */
const longest = 20_000;

export const structuredData: DefinitionRule = {
  name: `Structured data of at most ${longest.toLocaleString('en')} characters, in schema.org’s words, with real dates`,
  reason: 'Search engines drop what they can’t read, and visitors download it with every page.',
  faults: ({ release: { name, pages } }) =>
    pages.flatMap(({ path, structuredData: items = [] }) => {
      const place = `${path} of ${name}`;
      const { length } = JSON.stringify(items);
      const dates = items.flatMap((item) =>
        ['datePublished', 'dateModified'].flatMap((field) =>
          item[field] === undefined || isDate(item[field]) ? [] : [`${field} "${String(item[field])}"`],
        ),
      );
      return [
        ...(length > longest
          ? [
              `${place} has structured data of ${length} characters, which visitors download and never see, at most ${longest} are allowed: shorten it.`,
            ]
          : []),
        ...(items.some((item) => '@context' in item)
          ? [
              `${place} has structured data with an @context of its own, so search engines show nothing of it: leave @context out.`,
            ]
          : []),
        ...dates.map(
          (date) =>
            `${place} has structured data with the ${date}, which is no date, so search engines show none: write it as 2026-11-23.`,
        ),
      ];
    }),
};

const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
