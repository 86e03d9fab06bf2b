/**
 * The sources, dates and notes of the planning pages' figures by the facts' ids, e.g. `uk/visa-fee`. The build calculates
 * them; a page loads them last.
 */
import { factsIn, type LaterFigure, type SourcedFact } from '@sayapatri/facts';
import countries from '../../guides/content/countries.ts';
import { inSentence } from '../format/format.ts';
import { idOf, usedOf } from './plannedCountries.ts';

export interface StatedSource extends Pick<SourcedFact, 'source' | 'asOf' | 'usually' | 'worldNote'> {
  /** Those of the later figures. */
  today?: readonly Pick<LaterFigure, 'since' | 'asOf' | 'source'>[];
}

const all: Record<string, StatedSource> = Object.fromEntries(
  countries.flatMap((country) =>
    factsIn(usedOf(country)).flatMap((fact) => {
      const { origin, source, asOf, usually, worldNote, today } = fact;
      // Nobody else states the office's own estimate.
      if (origin === 'office') return [];
      // Below a list of several countries a note has to say whose it is.
      const note = worldNote && {
        ...worldNote,
        text: `${country.facts.country}: ${inSentence(worldNote.text)}`,
      };
      return [
        [
          idOf(country, fact),
          {
            source,
            ...(asOf && { asOf }),
            ...(usually && { usually }),
            ...(note && { worldNote: note }),
            ...(today && {
              today: today.map(({ since, asOf, source }) => ({ ...(since && { since }), asOf, source })),
            }),
          },
        ],
      ];
    }),
  ),
);

export default all;
