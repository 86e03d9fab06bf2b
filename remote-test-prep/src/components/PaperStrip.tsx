import { styled } from '@mui/material/styles';
import type { Papers } from '../content/papersOf.ts';

/** Each colour has a contrast of 3:1 or more with the grounds of both schemes. */
const colours = [
  'var(--mui-palette-primary-main)',
  'color-mix(in srgb, var(--mui-palette-secondary-main) 40%, var(--mui-palette-accentText))',
  'color-mix(in srgb, var(--mui-palette-text-secondary) 85%, var(--mui-palette-background-default))',
  'var(--mui-palette-success-main)',
  'color-mix(in srgb, #8e5a9b 75%, var(--mui-palette-text-primary))',
];

const Strip = styled('div')({
  display: 'flex',
  gap: 2,
  height: 14,
  margin: '16px 0',
  '& i': { forcedColorAdjust: 'none', printColorAdjust: 'exact' },
  '& i:first-of-type': { borderRadius: '3px 0 0 3px' },
  '& i:last-of-type': { borderRadius: '0 3px 3px 0' },
});

/** The longest time that a paper takes, in minutes. */
export const minutesOf = ({ time }: Papers[number]) => time.high ?? time.low ?? 0;

/** The longest time that all papers take, in minutes. */
export const minutesIn = (papers: Papers): number => papers.reduce((sum, paper) => sum + minutesOf(paper), 0);

/** The colour of a paper, which is the same in each test; `names` are the names of all papers. */
export const colourOf = (name: string, names: readonly string[]): string | undefined =>
  colours[names.indexOf(name)];

export interface PaperStripProps {
  papers: Papers;
  /** The names of all papers that have a colour. */
  names: readonly string[];
  /** The minutes that fill the whole width. */
  longest: number;
}

/** The papers in their order as one bar, each as long as it takes at most. The list of papers says the times. */
export function PaperStrip({ papers, names, longest }: PaperStripProps) {
  return (
    <Strip aria-hidden style={{ width: `${(100 * minutesIn(papers)) / longest}%` }}>
      {papers.map((paper) => (
        <i key={paper.name} style={{ flexGrow: minutesOf(paper), background: colourOf(paper.name, names) }} />
      ))}
    </Strip>
  );
}
