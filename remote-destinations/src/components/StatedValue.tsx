import { linkedText, styled } from '@sayapatri/design';
import type { Stated } from '../schema/guide.ts';
import { statedText } from './statedText.ts';

/** The older figure quiet, today's strong below it, and since when. */
const Changed = styled('span')({
  '&, & > *': { display: 'block' },
  '& > span': { fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.4 },
  '& > span, & small': { color: 'var(--mui-palette-text-secondary)' },
  '& b': { fontWeight: 700 },
  '& :is(b, small)::first-letter': { textTransform: 'uppercase' },
});

/** A figure; if another one applies today, that one is the strong one, with its source below it unless `bare`. */
export function StatedValue({ stated, bare }: { stated: Stated; bare?: boolean }) {
  const words = linkedText(statedText(stated));
  if (typeof stated === 'string' || !stated.newer) return words;
  const { figure, rest } = stated.newer;
  return (
    <Changed>
      {figure ? <span>{words}</span> : words}
      {figure ? <b>{figure}</b> : null} {rest && !bare ? <small>{rest}</small> : null}
    </Changed>
  );
}
