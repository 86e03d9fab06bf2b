import build from '@sayapatri/build';
import type { ItemOf, Stated } from '../src/schema/guide.ts';

/**
 * A key fact with the figures of today; those to come stand once, before its text. A figure does not repeat its label:
 * `£10,539 outside London` of `Outside London`.
 */
export function datedOnce(item: ItemOf<'keyFacts'>): ItemOf<'keyFacts'> {
  const { figure, rows = [], text } = item;
  const toCome = [figure, ...rows.map(({ value }) => value)].flatMap((stated) =>
    typeof stated === 'object' ? (stated.toCome ?? []) : [],
  );
  const later = [...new Set(toCome.map(({ since = '' }) => since))].map((day) => {
    const values = toCome.filter(({ since }) => since === day).map(({ value }) => value);
    return `From ${build.printedDay(day)}: ${values.join('; ')}.`;
  });
  return {
    ...item,
    ...(figure && { figure: ofToday(figure) }),
    ...(item.rows && { rows: rows.map((row) => ({ ...row, value: ofToday(row.value, row.label) })) }),
    ...(later.length > 0 && { text: [...later, text].filter(Boolean).join(' ') }),
  };
}

function ofToday(stated: Stated, label = ''): Stated {
  if (typeof stated === 'string') return stated;
  const { toCome, short, value, ...rest } = stated;
  const now = toCome && short ? short : value;
  const named = label && ` ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const own = now.endsWith(named) ? now.slice(0, now.length - named.length) : now;
  // A sum’s period is one word with its article.
  return { ...rest, value: own.replace(/ (an?) (?=(month|hour)$)/, ' $1\u00a0') };
}
