import type { ItemOf, Stated } from '../src/schema/guide.ts';

/**
 * A key fact with the figures of today; what applies from a later day stands once, before its text. A figure does not repeat
 * its label: `£10,539 outside London` of `Outside London`.
 */
export function datedOnce(item: ItemOf<'keyFacts'>): ItemOf<'keyFacts'> {
  const later: string[] = [];
  const ofToday = (stated: Stated, label = ''): Stated => {
    if (typeof stated === 'string') return stated;
    const [now = '', ...rest] = stated.value.split(/; from (?=\d+ \w+ \d{4} )/);
    later.push(...rest);
    const named = label && ` ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    const own = now.endsWith(named) ? now.slice(0, now.length - named.length) : now;
    // A sum’s period is one word with its article.
    return { ...stated, value: own.replace(/ (an?) (?=(month|hour)$)/, ' $1\u00a0') };
  };
  const { figure, rows, text = '' } = item;
  const dated = {
    ...item,
    ...(figure && { figure: ofToday(figure) }),
    ...(rows && { rows: rows.map((row) => ({ ...row, value: ofToday(row.value, row.label) })) }),
  };
  const [day] = later[0]?.match(/^\d+ \w+ \d{4} /) ?? [];
  if (day === undefined) return dated;
  return { ...dated, text: `From ${day.trim()}: ${later.join('; ').replaceAll(day, '')}. ${text}`.trim() };
}
