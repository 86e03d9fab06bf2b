import { linkedText, styled } from '@sayapatri/design';
import type { Stated } from '../schema/guide.ts';
import { statedText } from './statedText.ts';

/** The older figure quiet, today's strong below it. */
const Changed = styled('span')({
  '& > *': { display: 'block' },
  '& > span': {
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: 1.4,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& b': { fontWeight: 700 },
});

/** A figure, with its rupees; if another one applies today, that one is the strong one, with since when unless `bare`. */
export function StatedValue({ stated, bare }: { stated: Stated; bare?: boolean }) {
  const words = linkedText(statedText(stated));
  if (typeof stated === 'string') return words;
  const { newer, rupees } = stated;
  return (
    <>
      {newer?.figure ? (
        <Changed>
          <span>{words}</span>
          <b>{newer.figure}</b>
        </Changed>
      ) : (
        words
      )}
      {rupees ? <small> {rupees}</small> : null}
      {newer && !bare ? <small> {newer.rest}</small> : null}
    </>
  );
}
