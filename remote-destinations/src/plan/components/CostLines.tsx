import { styled } from '@mui/material/styles';
import { RowTable } from '../../guides/components/RowTable.tsx';
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

const Period = styled(Small)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'inline' } }));

/** Where there is room, an amount stands at the right of its notes; the notes hold the country's own money. */
const Amount = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0 24px',
  alignItems: 'baseline',
  justifyItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
}));

const Sum = styled('b')(({ theme }) => ({
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2 / span 9' },
  // Very large letters leave no room for an unbroken amount.
  '@media (max-width: 19em)': { whiteSpace: 'normal' },
}));

/** The head of the amounts in the country's money, which a phone has no column for. */
const Own = styled('span')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

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
    <Amount>
      {npr === undefined ? <Small>{texts.missing[id]}</Small> : null}
      {npr?.high === 0 ? <Sum>{texts.none}</Sum> : null}
      {npr?.high ? (
        <>
          {/* The caption names the currency. */}
          <Sum>{texts.rupees({ npr, open }).replace(/NPR\s/, '')}</Sum>
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
    </Amount>
  );
  const [name, amount] = texts.columns;
  // Lines without a figure come last.
  const counted = [...lines].sort((a, b) => Number(!a.npr) - Number(!b.npr));
  return (
    <RowTable
      caption={texts.caption}
      columns={[
        name,
        <Amount key={amount}>
          <Own>{texts.inOwn(country.currency)}</Own> <Sum>{amount}</Sum>
        </Amount>,
      ]}
      rows={counted.map((line) => [
        <Name key={line.id}>
          <Swatch aria-hidden style={{ background: line.npr ? toneOf(line.id) : 'none' }} />
          <span>
            {texts.lines[line.id]}{' '}
            {line.npr ? <Period>{line.yearly ? texts.yearly : texts.onceOnly}</Period> : null}
          </span>
        </Name>,
        amountOf(line),
      ])}
    />
  );
}
