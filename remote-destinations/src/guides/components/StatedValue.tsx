import { linkedText } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { Stated } from '../schema/guide.ts';
import { statedText } from './statedText.ts';

/** A figure, with its rupees. If another one applies today, that one leads; since when, or what is to come, stands below. */
export function StatedValue({ stated }: { stated: Stated }) {
  const words = linkedText(statedText(stated));
  if (typeof stated === 'string') return words;
  const { newer, rupees } = stated;
  return (
    <>
      {newer?.figure ? <b>{newer.figure}</b> : words}
      {rupees ? [' ', <small key="rupees">{rupees}</small>] : null}
      {newer?.rest ? <small data-to-come={!newer.figure || undefined}>{linkedText(newer.rest)}</small> : null}
      {newer?.figure ? (
        <small>
          {labels.earlier}
          <span>{words}</span>
        </small>
      ) : null}
    </>
  );
}
