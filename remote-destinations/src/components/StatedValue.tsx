import { linkedText, styled } from '@sayapatri/design';
import type { Stated } from '../schema/guide.ts';
import { statedText, todayParts } from './statedText.ts';

interface StatedValueProps {
  stated: Stated;
  /** True leaves out since when and by which source. */
  short?: boolean;
}

const Newer = styled('span')({
  display: 'block',
  '& b': { display: 'block', fontWeight: 700 },
  '& small': { display: 'block', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
});

/** A figure, and below it what applies today if that is another one. */
export function StatedValue({ stated, short = false }: StatedValueProps) {
  return (
    <>
      {linkedText(statedText(stated))}
      <TodayValue stated={stated} short={short} />
    </>
  );
}

/** What applies today in place of a figure, as strong as the figure itself, and since when; nothing if it still applies. */
export function TodayValue({ stated, short = false }: StatedValueProps) {
  const parts = todayParts(stated, short);
  if (parts === undefined) return null;
  const { figure, rest } = parts;
  return (
    <Newer>
      {figure ? <b>{figure}</b> : null} {rest ? <small>{rest}</small> : null}
    </Newer>
  );
}
