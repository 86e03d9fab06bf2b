import { OutlinedLink, styled, Tag } from '@sayapatri/design';
import type { ScholarshipsContent } from '../content/scholarships.ts';
import type { Scholarship } from '../scholarships/scholarship.ts';

const Item = styled('li')({
  display: 'grid',
  gap: '12px 40px',
  paddingBlock: '6px 22px',
  '& + &': { paddingTop: 22, borderTop: '1px solid var(--mui-palette-divider)' },
  breakInside: 'avoid',
  '& h4': { margin: '8px 0 0', fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { margin: '6px 0 0', maxWidth: '62ch', color: 'var(--mui-palette-text-secondary)' },
  '& p strong': { color: 'var(--accent-text)', fontWeight: 650 },
  '&[data-nepal=closed] p strong': { color: 'inherit' },
  '& a': { marginTop: 12 },
  // On a phone the official page stands beside the time, above the months.
  '@media (max-width: 899px)': {
    '& > div + div': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '8px 16px',
    },
    '& > div + div > a': { gridArea: '1 / 2', margin: 0 },
    '& > div + div > [aria-hidden]': { gridColumn: '1 / -1', margin: 0 },
  },
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 288px' },
});

/** Marked by its words; the colour only repeats them. */
const ForNepal = styled(Tag)({
  marginRight: 8,
  '&[data-nepal=open]': { color: 'var(--mui-palette-success-main)' },
  '&[data-nepal=closed]': { color: 'var(--mui-palette-text-secondary)', background: 'var(--band)' },
});

/** The twelve months; those with an open round are filled. */
const Months = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: 3,
  marginTop: 8,
  maxWidth: 340,
  fontSize: '0.75rem',
  lineHeight: 2,
  textAlign: 'center',
  color: 'var(--mui-palette-text-secondary)',
  '& span': { borderRadius: 5, background: 'var(--band)', printColorAdjust: 'exact' },
  '& span[data-open]': {
    fontWeight: 700,
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
  },
});

interface ScholarshipCardProps {
  scholarship: Scholarship;
  texts: ScholarshipsContent['words'];
}

/** One scholarship: what it pays, for whom and when. */
export function ScholarshipCard({ scholarship, texts }: ScholarshipCardProps) {
  const { name, levels, facts, amount, nepal, who, when, months } = scholarship;
  return (
    <Item data-nepal={nepal}>
      <div>
        <ForNepal data-nepal={nepal}>{texts.nepal[nepal]}</ForNepal>{' '}
        <small>{levels ? texts.levels(levels) : texts.anyLevel}</small>
        <h4>{name}</h4>
        <p>
          <strong>{amount}</strong>
        </p>
        <p>{who}</p>
      </div>
      <div>
        <div>{when}</div>
        {months.length > 0 ? (
          <Months aria-hidden>
            {[...texts.months].map((letter, index) => (
              <span key={index} data-open={months.includes(index + 1) ? '' : undefined}>
                {letter}
              </span>
            ))}
          </Months>
        ) : null}
        <OutlinedLink label={texts.official} more={`of ${name}`} href={facts[0]?.source.url ?? ''} />
      </div>
    </Item>
  );
}
