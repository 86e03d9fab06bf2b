/** The guides' countries as the planning pages show them, several in one list. The build calculates them. */
import countries from '../../guides/content/countries.ts';
import { withFacts } from '../cost/countryOn.ts';
import { inSentence } from '../format.ts';

/** Below a list of several countries a note has to say whose it is. */
export default countries.map((country) =>
  withFacts(country, ({ worldNote, ...fact }) =>
    worldNote
      ? { ...fact, worldNote: { ...worldNote, text: `${country.name}: ${inSentence(worldNote.text)}` } }
      : fact,
  ),
);
