import { createContext } from 'react';

/** The country that a reader of a guide of several countries has chosen, for all of the guide's switches. */
export const CountryChoice = createContext<{
  chosen?: string | undefined;
  choose: (country: string) => void;
}>({
  choose: () => {},
});
