/** The small print of a cell, and the title of a row by level. */
import { figuresToCome } from '@sayapatri/facts';
import { levelNames } from '../content/levels.ts';
import { capital, dayText, moneyText } from '../format/format.ts';
import { joinedByDay } from '../format/laterFigures.ts';
import type { Cell, Degree } from './compareRow.ts';

export const titled = (title: string, level: Degree): string =>
  `${title}, ${levelNames[level].toLowerCase()}`;

/** The start of a fact's meaning that repeats the row's name, e.g. `Tuition a year, ` before `national university`. */
const rowName = new RegExp(
  `^(?:${[
    'tuition(?: a year)?(?:, (?:bachelor’s|master’s|graduate|postgraduate) degree(?: by coursework)?)?',
    'living costs (?:a month|a year|to show)',
    'health insurance(?: a year)?',
    '(?:student |national )?visa (?:fee|charge)',
    'time for a decision(?: on an application from abroad)?',
    'work (?:off campus )?(?:while studying|during studies|in term time)',
    'length of the post-graduation work permit',
  ].join('|')})(?:[,:;] | (?=for )|$)`,
  'i',
);
export const beyondRow = (meaning: string) => {
  const rest = meaning.replace(rowName, '');
  return rest === '' ? [] : [capital(rest)];
};

/** The cell with a short text; the full text, with its conditions, moves to the details. */
export const shortened = (cell: Cell, text = cell.text): Cell => {
  const whole = cell.facts.length > 0 && !text.startsWith(capital(cell.text)) ? [capital(cell.text)] : [];
  return { ...cell, text, details: [...whole, ...cell.details] };
};

/** The cell with the bare sums to come beside today's: `; from 30 November 2026: £14,130; £10,827`. */
export const withComing = (cell: Cell): Cell => {
  const coming = cell.facts.flatMap((fact) =>
    figuresToCome(fact).map(
      ({ since = '', low = 0, high = low }) =>
        `from ${dayText(since)}: ${moneyText(fact.currency ?? '', { low, high })}`,
    ),
  );
  return { ...cell, text: [cell.text, ...joinedByDay(coming)].join('; ') };
};

/** Lets a line break between two months such as February/March. */
export const breakable = (text: string) => text.replace(/(?<=[a-z]{2})\/(?=[A-Z][a-z])/g, '/\u200b');
