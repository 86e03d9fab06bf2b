import { linkedText, styled } from '@sayapatri/design';
import type { Stated } from '../schema/guide.ts';
import { statedText } from './statedText.ts';

const NewerFigure = styled('span')({
  '&, & > *': { display: 'block' },
  '& b': { color: 'var(--mui-palette-text-primary)' },
  '& small': { fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  '& small::first-letter': { textTransform: 'uppercase' },
});

/** A figure, and below it what applies today if that is another one. */
export function StatedValue({ stated }: { stated: Stated }) {
  return (
    <>
      {linkedText(statedText(stated))}
      <TodayValue stated={stated} />
    </>
  );
}

/** What applies today in place of a figure, as strong as the figure itself, and since when; nothing if it still applies. */
export function TodayValue({ stated }: { stated: Stated }) {
  if (typeof stated === 'string' || !stated.newer) return null;
  const { figure, rest } = stated.newer;
  return (
    <NewerFigure>
      {figure ? <b>{figure}</b> : null} {rest ? <small>{rest}</small> : null}
    </NewerFigure>
  );
}
