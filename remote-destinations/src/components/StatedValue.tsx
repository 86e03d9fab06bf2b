import { linkedText } from '@sayapatri/design';
import type { Stated } from '../schema/guide.ts';
import { statedText, todayNote } from './statedText.ts';

interface StatedValueProps {
  stated: Stated;
  /** True leaves out since when and by which source. */
  short?: boolean;
}

/** A figure, and below it what applies today if that is another one. */
export function StatedValue({ stated, short = false }: StatedValueProps) {
  const note = todayNote(stated, short);
  return (
    <>
      {linkedText(statedText(stated))}
      {note ? <small>{note}</small> : null}
    </>
  );
}
