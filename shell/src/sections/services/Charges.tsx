import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DataTable, Section } from '@sayapatri/design';
import { Fragment } from 'react';
import { chargesId, chargeTexts } from '../../content/charges.ts';
import type { ChargesContent } from '../../schema/charges.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 48px)',
  textWrap: 'balance',
  '& > *': { minWidth: 0 },
  // A service's note stands below its name.
  '& th p': {
    margin: 0,
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
    textWrap: 'balance',
  },
  '& caption, & h3': { fontSize: '1.125rem', fontWeight: 650 },
  '& h3': { marginTop: 'clamp(24px, 3vw, 36px)' },
  // On a phone each service's name is one line, and its price stands at the right.
  '@media (min-width: 22.4em) and (max-width: 767px)': {
    '& table tbody tr:has(> th + td:last-of-type)': {
      fontSize: '0.9375rem',
      '& > td': { maxWidth: '46%' },
      '&:has(> th > p)': { gridTemplateColumns: 'max-content 1fr', columnGap: 16 },
    },
  },
  '& h3 + p': { margin: '8px 0' },
  // The lines below the first begin beside the triangle.
  '& summary': { padding: '10px 0 10px 1.1em', textIndent: '-1.1em', fontWeight: 650, cursor: 'pointer' },
  '& details li': { paddingBlock: 4 },
  '& td:last-of-type': { fontWeight: 600, '&::before': { fontWeight: 400 } },
  // Refunds, commission and the agreement stand beside the fees.
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '1fr 1fr',
    columnGap: 32,
    '& table thead th:first-of-type:nth-last-of-type(2)': { width: '56%' },
  },
});

interface ChargesProps extends ChargesContent {
  /** The names of the services by their paths. */
  names: Readonly<Record<string, string>>;
}

/** Fees by service, refunds by stage, commission and the blank agreement; made-up values are marked. */
export function Charges({ names, title, intro, refunds, ...more }: ChargesProps) {
  const { services, commission, agreement } = more;
  const texts = chargeTexts;
  const marked = (text: string, sample?: true) => (sample ? text + texts.mark : text);
  const samples = [...services, ...refunds, commission, agreement].some(({ sample }) => sample);
  return (
    <Section band="sand" id={chargesId} title={title} intro={samples ? `${intro} ${texts.markMeans}` : intro}>
      <Parts>
        <DataTable
          {...texts.services}
          rows={services.map(({ path, price: { text, note }, sample }) => {
            // A long price stands below the name, where its note would be, and the note in the price's column.
            const [below, price] = text.length > 20 ? [text, note] : [note, text];
            return [
              <Fragment key={path}>
                {names[path]}
                <p>{below}</p>
              </Fragment>,
              marked(price, sample),
            ];
          })}
        />
        <div>
          <DataTable
            {...texts.refunds}
            rows={refunds.map(({ stage, back, sample }) => [stage, marked(back, sample)])}
          />
          <Typography variant="h3">{texts.commission}</Typography>
          <p>{marked(commission.text, commission.sample)}</p>
          <details>
            <summary>{marked(texts.agreement, agreement.sample)}</summary>
            <p>{agreement.intro}</p>
            <ol>
              {agreement.clauses.map((clause) => (
                <li key={clause}>{clause}</li>
              ))}
            </ol>
          </details>
        </div>
      </Parts>
    </Section>
  );
}
