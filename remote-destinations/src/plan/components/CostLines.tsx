import { DataTable, styled } from '@sayapatri/design';
import type { CostContent } from '../content/cost.ts';
import type { CostLine } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import { lineTones } from './CostTotal.tsx';

const Name = styled('span')({ display: 'inline-flex', alignItems: 'baseline' });

const Swatch = styled('span')({
  flex: 'none',
  width: 12,
  height: 12,
  marginRight: 8,
  borderRadius: 3,
  printColorAdjust: 'exact',
});

const Whole = styled('span')({ whiteSpace: 'nowrap' });

const Small = styled('small')({
  display: 'block',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
});

/** On a phone the amount stands beside the cost and how often it is paid. */
const Lines = styled('div')({
  '@media (max-width: 767px)': {
    '& tbody tr': {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 1fr) fit-content(min(10.25rem, 56%))',
      columnGap: 12,
      padding: '10px 16px',
    },
    '& tbody th, & tbody td': { display: 'block', padding: 0, fontSize: '0.9375rem' },
    '& td::before': { display: 'none' },
    // What is not counted is a sentence, which takes the row.
    '& tbody tr:has(td:first-of-type > small)': { gridTemplate: 'auto auto / 1fr auto' },
    '& tbody tr:has(td:first-of-type > small) td:first-of-type': {
      gridArea: '2 / 1 / 3 / 3',
      paddingLeft: 20,
      textAlign: 'left',
    },
    '& tbody tr:has(td:first-of-type > small) td:last-of-type': { gridArea: '1 / 2' },
    '& td:first-of-type': { gridArea: '1 / 2 / 3 / 3', textAlign: 'right' },
    '& td:last-of-type': {
      gridColumn: 1,
      paddingLeft: 20,
      fontSize: '0.875rem',
      color: 'var(--mui-palette-text-secondary)',
    },
  },
});

interface CostLinesProps {
  texts: CostContent['result'];
  country: CountryCosts;
  lines: readonly CostLine[];
  /** Says which half of a range was used, if only one was. */
  halved: boolean;
}

/** Each cost with its source. A line without a figure says so instead of counting as nothing. */
export function CostLines({ texts, country, lines, halved }: CostLinesProps) {
  const amountOf = ({ id, npr, own, facts }: CostLine) => {
    if (npr === undefined) return <Small>{texts.missing[id]}</Small>;
    if (npr.high === 0) return texts.none;
    return (
      <span>
        {/* The caption names the currency. */}
        {texts.rupees({ npr, open: facts.some(({ open }) => open) }).replace(/NPR\s/, '')}
        {own ? <Small>{texts.money(country.currency, own)}</Small> : null}
        {id === 'living' ? facts.map((fact) => <Small key={fact.id}>{texts.stated(fact)}</Small>) : null}
        {id === 'fee' ? <Small>{texts.feeOf}</Small> : null}
        {id === 'living' && halved ? <Small>{texts.half}</Small> : null}
        {texts.details(facts).map((detail) => (
          <Small key={detail}>{detail}</Small>
        ))}
      </span>
    );
  };
  return (
    <Lines>
      <DataTable
        caption={texts.caption}
        columns={texts.columns}
        rows={lines.map((line) => [
          <Name key={line.id}>
            <Swatch aria-hidden style={{ background: line.npr ? lineTones[line.id] : 'none' }} />
            {texts.lines[line.id]}
          </Name>,
          amountOf(line),
          <Whole key="often">{line.yearly ? texts.yearly : texts.onceOnly}</Whole>,
        ])}
      />
    </Lines>
  );
}
