import type { DefinitionRule } from './buildRule.ts';

/** Characters of a page's structured data as JSON. */
const longest = 20_000;

export const structuredData: DefinitionRule = {
  name: `Structured data of at most ${longest.toLocaleString('en')} characters, in schema.org’s words, with real dates`,
  reason: 'Search engines drop what they can’t read, and visitors download it with every page.',
  *faults({ release: { name, pages } }) {
    for (const { path, structuredData: items = [] } of pages) {
      const has = `${path} of ${name} has structured data`;
      const { length } = JSON.stringify(items);
      if (length > longest)
        yield `${has} of ${length} characters, which visitors download and never see, at most ${longest} are allowed: shorten it.`;
      if (items.some((item) => '@context' in item))
        yield `${has} with an @context of its own, so search engines show nothing of it: leave @context out.`;
      for (const item of items)
        for (const field of ['datePublished', 'dateModified'])
          if (item[field] !== undefined && !isDate(item[field]))
            yield `${has} with the ${field} "${String(item[field])}", which is no date, so search engines show none: write it as 2026-11-23.`;
    }
  },
};

const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
