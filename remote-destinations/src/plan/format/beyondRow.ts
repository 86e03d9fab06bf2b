import { capital } from './format.ts';

/** The start of a fact's meaning that repeats its row's name, e.g. `Tuition a year, ` before `national university`. */
const rowName = new RegExp(
  `^(?:${[
    'tuition(?: a year)?(?:, (?:bachelor’s|master’s|graduate|postgraduate|doctoral) degree(?: by coursework)?)?',
    'living costs (?:a month|a year|to show)',
    'health insurance(?: a year)?',
  ].join('|')})(?:[,:;] | (?=for |in |outside )|$)`,
  'i',
);

/** What a fact's meaning says beyond the name of its row; empty if nothing. */
export const beyondRow = (meaning: string): string[] => {
  const rest = meaning.replace(rowName, '');
  return rest === '' ? [] : [capital(rest)];
};
