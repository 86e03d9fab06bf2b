import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { LinkLabel } from '../../guides/components/LinkButtons.tsx';
import type { ScholarshipsContent } from '../content/scholarships.ts';
import { withWholeDates } from '../format/format.ts';
import type { Scholarship } from '../scholarships/scholarship.ts';

const Item = styled('li')({
  display: 'grid',
  columnGap: 40,
  paddingBlock: 16,
  '& + &': { borderTop: '1px solid var(--mui-palette-divider)' },
  breakInside: 'avoid',
  '& h4': { display: 'inline', marginRight: 10, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
  '& small': { display: 'inline-block', color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: '2px 0 0', maxWidth: '62ch', lineHeight: 1.5, color: 'var(--mui-palette-text-secondary)' },
  '& p strong': { color: 'var(--mui-palette-accentText)', fontWeight: 650 },
  '&[data-nepal=closed] p strong': { color: 'inherit' },
  // The dates in words, the official page and the months.
  '& > :last-child': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '8px 16px',
    alignContent: 'start',
    marginTop: 8,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
  '& a': {
    paddingBlock: 8,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
  '& > :last-child > [aria-hidden]': { gridColumn: '1 / -1' },
  '@media (min-width: 700px)': {
    gridTemplateColumns: '1fr clamp(310px, 30%, 340px)',
    paddingBlock: 20,
    // Stands on the title's line.
    '& > :last-child': { gridArea: '1 / 2', marginTop: -6 },
    // On a tablet the terms run below both columns.
    '& > p': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1000px)': { '& > :last-child': { gridRowEnd: 'span 2' }, '& > p': { gridColumn: 1 } },
});

/** The months of an open round are filled; a closing month without a known opening is outlined. */
export const Months = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: 3,
  maxWidth: 340,
  // Room for the words below an open round, between the strip and the line.
  '@media (max-width: 699px)': { marginBottom: 12 },
  fontSize: '0.75rem',
  lineHeight: 2,
  textAlign: 'center',
  color: 'var(--mui-palette-text-secondary)',
  '& span': { borderRadius: 5, background: 'var(--mui-palette-band)', printColorAdjust: 'exact' },
  '& span[data-open]': {
    fontWeight: 700,
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
  },
  '& span[data-open=last]': {
    color: 'var(--mui-palette-primary-main)',
    background: 'none',
    boxShadow: 'inset 0 0 0 2px',
  },
  '& span[data-now]': { outline: '2px solid var(--mui-palette-secondary-main)' },
  // The words stand in the space below the strip, so that nothing moves when they appear.
  '& span[data-open=""][data-now]::after': {
    content: 'attr(data-now)',
    position: 'absolute',
    inset: '100% 0 auto',
    paddingTop: 2,
    textAlign: 'right',
    lineHeight: 1.2,
    color: 'var(--mui-palette-accentText)',
  },
});

interface ScholarshipCardProps {
  scholarship: Scholarship;
  texts: ScholarshipsContent['words'];
  /** The current month, from 1; undefined until it is known. */
  now: number | undefined;
}

/** One scholarship: its amount, conditions and dates. */
export function ScholarshipCard({ scholarship, texts, now }: ScholarshipCardProps) {
  const { name, levels, facts, amount, isStated, rupees, nepal, who, when, months } = scholarship;
  return (
    <Item data-nepal={nepal}>
      <div>
        <h4>{name}</h4> <small>{levels ? texts.levels(levels) : texts.anyLevel}</small>
        {/* A line above the list says that the others are open. */}
        {nepal === 'open' ? null : <Chip label={texts.nepal[nepal]} sx={{ ml: '10px' }} />}
        <p>{isStated ? <strong>{amount}</strong> : amount}</p>
        {rupees ? <p>{rupees}</p> : null}
      </div>
      <p>{who}</p>
      <div>
        <span>
          {withWholeDates(when)}
          {now && months.length > 1 && months.includes(now) ? (
            <Box component="span" sx={visuallyHidden}>{`, ${texts.now}`}</Box>
          ) : null}
        </span>
        <a href={facts[0]?.source.url ?? ''} target="_blank" rel="noopener noreferrer">
          <LinkLabel label={texts.official} more={`of ${name}`} href={facts[0]?.source.url ?? ''} />
        </a>
        {months.length > 0 ? (
          <Months aria-hidden>
            {[...texts.months].map((letter, index) => (
              <span
                key={index}
                data-now={index + 1 === now ? texts.now : undefined}
                data-open={months.includes(index + 1) ? (months.length > 1 ? '' : 'last') : undefined}
              >
                {letter}
              </span>
            ))}
          </Months>
        ) : null}
      </div>
    </Item>
  );
}
