import { styled } from '@mui/material/styles';
import { linkedText, SourceLine } from '@sayapatri/design';
import { LinkButtons } from '../../guides/components/LinkButtons.tsx';
import type { VisaContent } from '../content/visa.ts';
import { inSentence } from '../format/format.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: 16,
  // On a phone the fee stands at the right edge.
  '@media screen and (min-width: 680px)': { gridTemplateColumns: '1fr 9.5rem 13rem' },
  '@media (min-width: 1000px)': { gridTemplateColumns: '16rem 10rem 14rem 1fr', columnGap: 32 },
} as const;
/** On a phone the time stands below visa and fee. Phones and tablets show the family only in an open country. */
const wide = {
  '@media screen and (max-width: 999px)': { '& [data-wide]': { display: 'none' } },
  '@media screen and (max-width: 679px)': { '& [data-time]': { display: 'none' } },
  '@media print, (min-width: 680px)': { '& [data-narrow]': { display: 'none' } },
} as const;

const Heads = styled('div')({
  ...columns,
  padding: '0 0 8px 24px',
  fontSize: '0.875rem',
  fontWeight: 650,
  color: 'var(--mui-palette-text-secondary)',
  ...wide,
});

const Country = styled('details')({
  borderTop: '1px solid var(--mui-palette-divider)',
  breakInside: 'avoid',
  '& > summary': {
    ...columns,
    position: 'relative',
    padding: '12px 0 12px 24px',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    cursor: 'pointer',
    ...wide,
    // A grid has no marker of its own.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 18,
      left: 2,
      borderBlock: '6px solid transparent',
      borderLeft: '9px solid',
    },
    '& h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 'inherit' },
    '& small': {
      display: 'block',
      fontSize: '0.875rem',
      fontWeight: 400,
      color: 'var(--mui-palette-text-secondary)',
    },
    '& > small': { gridColumn: '1 / -1', textWrap: 'balance' },
    '& > span': { textWrap: 'pretty' },
    '@media (min-width: 680px)': {
      '& > h3, & > span': { gridRow: '1 / 3' },
      '& > b': { gridArea: '1 / 2' },
      '& > small[data-beside]': { gridArea: '2 / 2' },
    },
    '& > b': { fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '@media (max-width: 679px)': { '& > b': { textAlign: 'right' } },
    // Very large letters leave no room for an unbroken fee.
    '@media (max-width: 22.4em)': { '& > b': { whiteSpace: 'normal' } },
  },
  '&[open] > summary::before, section:target > & > summary::before': { transform: 'rotate(90deg)' },
  '& dl': {
    display: 'grid',
    gap: '2px 24px',
    margin: 0,
    padding: '4px 0 8px 24px',
    '@media (min-width: 680px)': { gridTemplateColumns: '13em minmax(0, 66ch)', rowGap: 12 },
  },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: '0 0 12px', '@media (min-width: 680px)': { gridColumn: 2, margin: 0 } },
  '& dd small': { display: 'block', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  // A wide row has stated the same.
  '@media (min-width: 1000px)': { '& [data-in-row]': { display: 'none' } },
  '& > div': { marginBlock: '0 16px', marginLeft: 24 },
  // A link to a country opens it, and paper shows all countries open.
  '@supports selector(::details-content)': {
    '@media print': { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
    'section:target > &::details-content': { contentVisibility: 'visible', height: 'auto' },
  },
});

/** A line ends the list, so that the next text does not look like a row. */
const List = styled('div')({ marginBottom: 32, borderBottom: '1px solid var(--mui-palette-divider)' });

const Guide = styled('section')({ scrollMarginTop: 'calc(var(--header-height) + 16px)' });

/** A row for each country with its visa, fee, decision and family; the open row has the details. */
export function VisaList({ content }: { content: VisaContent }) {
  const { heads, guides, none, changing } = content;
  return (
    <List>
      <Heads aria-hidden>
        <span>{heads.country}</span>
        <span>{heads.fee}</span>
        <span data-time>{heads.time}</span>
        <span data-wide>{heads.family}</span>
      </Heads>
      {guides.map(({ id, name: guide, link, countries }) => (
        <Guide key={id} id={id} aria-label={guide}>
          {countries.map(({ name, visa, rupees, fee, beside, time, family, rows, facts }) => (
            <Country key={name}>
              <summary>
                <h3>
                  {name} <small>{visa}</small>
                </h3>
                <b>
                  {rupees} {fee ? <small>{fee}</small> : null}
                </b>
                {beside ? <small data-beside>{beside}</small> : null}
                {time ? <small data-narrow>{`${heads.time}: ${inSentence(time)}`}</small> : null}
                <span data-time>{time ?? none}</span>
                <span data-wide>{family}</span>
              </summary>
              <dl>
                {rows.map(([title, cell]) => (
                  <Row key={title} title={title} cell={cell} above={[time ?? none, family]} />
                ))}
              </dl>
              <SourceLine facts={facts} changing={changing} />
              <LinkButtons links={[link]} />
            </Country>
          ))}
        </Guide>
      ))}
    </List>
  );
}

type Cell = VisaContent['guides'][number]['countries'][number]['rows'][number][1];

interface RowProps {
  title: string;
  cell: Cell;
  /** The texts of the country's row on a computer. */
  above: readonly string[];
}

function Row({ title, cell, above }: RowProps) {
  const { text, details } = typeof cell === 'string' ? { text: cell, details: [] } : cell;
  const inRow = details.length === 0 && above.includes(text);
  return (
    <>
      <dt data-in-row={inRow || undefined}>{title}</dt>
      <dd data-in-row={inRow || undefined}>
        {linkedText(text)}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </dd>
    </>
  );
}
