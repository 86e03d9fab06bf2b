import { styled } from '@mui/material/styles';
import { DataTable } from '@sayapatri/design';
import type { CSSProperties } from 'react';
import type { CostContent } from '../content/cost.ts';
import type { CostLine } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import { Swatch, toneOf } from './CostTotal.tsx';

const Name = styled('span')({ display: 'inline-flex', alignItems: 'baseline' });

const Small = styled('small')({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
});

/** On a phone an amount stands beside its cost, and its notes have the whole width below. */
const Lines = styled('div')({
  fontVariantNumeric: 'tabular-nums',
  '&& td': { textWrap: 'pretty' },
  '& td b': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& table thead th:first-of-type:nth-last-of-type(2)': { width: '38%' },
  '@media screen and (min-width: 768px)': {
    '& th small': { display: 'inline' },
    '&& thead th + th, & td b': { textAlign: 'right' },
    // The head of the amounts in the country's money, which stand at the left of the cells.
    '& thead th + th::before': { content: 'var(--own)', float: 'left' },
    '& td > span': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '0 24px',
      alignItems: 'baseline',
    },
    '& td b': { gridArea: '1 / 2 / span 9' },
    '& td small': { gridColumn: 1 },
  },
  // Very large letters leave no room for an unbroken amount.
  '@media (max-width: 19em)': { '& td b': { whiteSpace: 'normal' } },
  '@media (max-width: 767px)': {
    '&&& tbody tr': {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 1fr) auto',
      columnGap: 12,
      padding: '10px 16px',
    },
    '&&& tbody th': { gridRow: '1 / span 2', padding: 0, fontSize: '0.9375rem' },
    '&&& tbody td, &&& td > span': { display: 'contents' },
    '& td small': { gridColumn: '1 / -1', paddingLeft: 20, textAlign: 'left' },
    '& td b, & td b + small': { gridColumn: 2, padding: 0, fontSize: '0.9375rem', textAlign: 'right' },
    '& td b + small': { fontSize: '0.875rem' },
  },
});

interface CostLinesProps {
  texts: CostContent['result'];
  country: CountryCosts;
  lines: readonly CostLine[];
  /** Whether only half of the range of living costs was used. */
  halved: boolean;
}

/** Each cost with its source. A line without a figure says why. */
export function CostLines({ texts, country, lines, halved }: CostLinesProps) {
  const amountOf = ({ id, npr, own, open, facts }: CostLine) => (
    <span>
      {npr === undefined ? <Small>{texts.missing[id]}</Small> : null}
      {npr?.high === 0 ? <b>{texts.none}</b> : null}
      {npr?.high ? (
        <>
          {/* The caption names the currency. */}
          <b>{texts.rupees({ npr, open }).replace(/NPR\s/, '')}</b>
          {own ? <Small>{texts.money(country.currency, own)}</Small> : null}
          {(id === 'tuition' ? facts : [])
            .flatMap(({ meaning }) => texts.beyondRow(meaning))
            .map((counts) => (
              <Small key={counts}>{counts}</Small>
            ))}
          {id === 'living' ? facts.map((fact) => <Small key={fact.id}>{texts.stated(fact)}</Small>) : null}
          {id === 'fee' ? <Small>{texts.feeOf}</Small> : null}
          {id === 'living' && halved ? <Small>{texts.half}</Small> : null}
          {texts.details(facts).map((detail) => (
            <Small key={detail}>{detail}</Small>
          ))}
        </>
      ) : null}
    </span>
  );
  // Lines without a figure come last.
  const counted = [...lines].sort((a, b) => Number(!a.npr) - Number(!b.npr));
  return (
    <Lines style={{ '--own': `"${texts.inOwn(country.currency)}"` } as CSSProperties}>
      <DataTable
        caption={texts.caption}
        columns={texts.columns}
        rows={counted.map((line) => [
          <Name key={line.id}>
            <Swatch aria-hidden style={{ background: line.npr ? toneOf(line.id) : 'none' }} />
            <span>
              {texts.lines[line.id]}{' '}
              {line.npr ? <Small>{line.yearly ? texts.yearly : texts.onceOnly}</Small> : null}
            </span>
          </Name>,
          amountOf(line),
        ])}
      />
    </Lines>
  );
}
