import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Less prominent than a TextLink, because it only explains a word within a sentence. */
const WordLink = styled(RouterLink)({
  color: 'inherit',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.2em',
});

const whole = { whiteSpace: 'nowrap' } as const;
/** A word such as I-20 moves to the next line as a whole, and with the bracket before it; longer links may be broken. */
const longestWord = 24;

const link = /\[([^\]]+)\]\((\/[^)]+)\)/;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * Words that a browser would break, but that must stay on one line: a number and its currency or unit, a range, such as
 * `42.2–88.2`, `€992–€1,091` or `401-450`, a period, such as `per week`, a day or a month with its year, and the name of a
 * form, such as `I-20`.
 */
const wholes = [
  String.raw`(?:CODE)?(?<![\d.,])SIGN?\d[\d.,]{0,5}[–-]SIGN?\d[\d.,]{0,5}(?![\d.,]*\d)UNIT?`,
  String.raw`CODE\d[\d.,]*UNIT?`,
  String.raw`(?<![\d.,-])\d[\d.,]*UNIT`,
  String.raw`\b(?:per|an?) (?:hour|week|fortnight|month|year)\b`,
  String.raw`\b\d{1,2} (?:MONTHS)\b(?: 20\d\d)?|\b(?:MONTHS) 20\d\d`,
  String.raw`\b[A-Z]-\d[\d-]*`,
]
  .join('|')
  .replaceAll('MONTHS', months)
  .replaceAll('CODE', String.raw`\b(?!PTE)[A-Z]{3} `)
  .replaceAll('SIGN', '(?:NZ)?[£€$]')
  .replaceAll('UNIT', '(?: (?:lakh|million|hours?|days?|weeks?|months?|years?)\\b)');

/** A mark after such words does not begin the next line. */
const unbroken = new RegExp(`((?:${wholes})[,.;:]?)`);

/** In letters, spaces among them: what is longer may be broken where a line has no room for it. */
const longestPart = 13;
const LongPart = styled('span')({ display: 'inline-block' });

/** The text with each match of `unbroken` on one line. */
const withWholeRanges = (text: string): ReactNode => {
  const parts = text.split(unbroken);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : part.length > longestPart ? (
      <LongPart key={index}>{part}</LongPart>
    ) : (
      <span key={index} style={whole}>
        {part}
      </span>
    ),
  );
};

/**
 * A text whose links to this site's pages are written as in Markdown: `Ask for the [NOC](/plan/words#noc).` Its short
 * ranges and names such as I-20 are not broken.
 */
export function linkedText(text: string): ReactNode {
  const parts = text.split(link);
  if (parts.length === 1) return withWholeRanges(text);
  // Text, then a link's words and its path, then text again.
  return parts.map((part, index) =>
    index % 3 === 1 ? (
      <WordLink key={index} to={parts[index + 1] ?? ''} style={part.length > longestWord ? undefined : whole}>
        {part}
      </WordLink>
    ) : index % 3 === 0 ? (
      <Fragment key={index}>{withWholeRanges(part)}</Fragment>
    ) : null,
  );
}
