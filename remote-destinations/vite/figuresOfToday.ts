import type { ItemOf, Stated } from '../src/guides/schema/guide.ts';

/**
 * A key fact with the figures of today. A figure does not repeat its row's label, e.g. `£10,539 outside London` of `Outside
 * London`; nor has a row that is not drawn room for since when, and by which source, its figure applies.
 */
export const figuresOfToday = (item: ItemOf<'keyFacts'>): ItemOf<'keyFacts'> => ({
  ...item,
  ...(item.figure && { figure: ofToday(item.figure) }),
  ...(item.rows && {
    rows: item.rows.map((row) => ({ ...row, value: ofToday(row.value, row.label, !item.plot) })),
  }),
});

function ofToday(stated: Stated, label = '', inRow = false): Stated {
  if (typeof stated === 'string') return stated;
  const { toCome, short, value, newer, ...rest } = stated;
  const named = label && ` ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const now = toCome && short ? short : value;
  const own = now.endsWith(named) ? now.slice(0, now.length - named.length) : now;
  return {
    ...rest,
    ...(newer && { newer: inRow && newer.figure ? { figure: newer.figure } : newer }),
    // A sum’s period is one word with its article, and a date’s month with its day.
    value: own
      .replace(/ (an?) (?=(month|hour)$)/, ' $1\u00a0')
      .replaceAll(/\b(\d{1,2}) (?=[A-Z][a-z]+ \d{4})/g, '$1\u00a0'),
  };
}
