import { styled } from '@mui/material/styles';
import { FormField } from '@sayapatri/design/formField';
import { type ReactNode, useState } from 'react';
import type { CostContent } from '../content/cost.ts';
import type { CostPlan, CostResult } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import type { TypedField } from '../cost/readPlan.ts';
import { rateOf } from '../rates/rate.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { RateAge } from './RateAge.tsx';
import { typedIn } from './typedIn.ts';

/** A slip of paper, torn off at its foot. */
const Paper = styled('div')(({ theme }) => ({
  maxWidth: 640,
  padding: '20px 16px 28px',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  borderRadius: '8px 8px 0 0',
  fontVariantNumeric: 'tabular-nums',
  maskImage: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)',
  maskSize: '14px 100%',
  [theme.breakpoints.up('sm')]: { padding: '28px 32px 36px' },
  '@media print': { maskImage: 'none', padding: '8px 16px' },
}));

const Caption = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  paddingBottom: 12,
  borderBottom: `2px dashed ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 16px',
  alignItems: 'baseline',
  paddingBlock: 10,
  '& + &, details + &, & + details': { borderTop: `1px dotted ${theme.vars.palette.divider}` },
}));

const Sum = styled('b')({ fontWeight: 600, textAlign: 'right' });

const Note = styled('small')(({ theme }) => ({
  gridColumn: '1 / -1',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('details')(({ theme }) => ({
  borderTop: `1px dotted ${theme.vars.palette.divider}`,
  '& > summary': { display: 'block', minHeight: 44, cursor: 'pointer' },
  '& > summary::-webkit-details-marker': { display: 'none' },
}));

const Change = styled('u')(({ theme }) => ({
  ...theme.typography.caption,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  '@media print': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}));

/** The field of an open line: not on paper, nor without scripts, which would have to count it. */
const Field = styled('div')({
  padding: '6px 0 14px',
  '@media print': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

interface EditableProps {
  /** Whether the field holds a text, which keeps it open. */
  filled: boolean;
  row: ReactNode;
  children: ReactNode;
}

/** A line whose figure can be replaced: a press opens its field, which stays open while the page changes. */
function Editable({ filled, row, children }: EditableProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Line open={opened || filled} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{row}</summary>
      <Field>{children}</Field>
    </Line>
  );
}

interface CostReceiptProps {
  texts: CostContent['receipt'];
  rates: CostContent['rates'];
  country: CountryCosts;
  level: string;
  plan: CostPlan;
  result: CostResult;
  query: URLSearchParams;
  /** What the sum leaves out. */
  rest: string;
  /** The fields whose text is not counted. */
  faults: readonly TypedField[];
}

/** The first year as a receipt whose lines can be edited in place, with the whole course and the rate at its foot. */
export function CostReceipt({
  texts,
  rates,
  country,
  level,
  plan,
  result,
  query,
  rest,
  faults,
}: CostReceiptProps) {
  const { currency } = country;
  const rate = rateOf(currency, rates);
  const field = (name: TypedField) => (
    <FormField
      label={texts.fields(currency)[name]}
      {...typedIn({
        name,
        inputMode: 'text',
        fault: faults.includes(name) ? texts.faults(name, currency, country) : undefined,
      })}
    />
  );
  const editable = (name: TypedField, row: ReactNode) => (
    <Editable key={name} filled={query.has(name)} row={row}>
      {field(name)}
    </Editable>
  );
  const { whole, years } = result;
  return (
    <AnswerForm label={texts.label} query={query}>
      <Paper>
        <Caption>{texts.caption(level, country.name)}</Caption>
        {result.lines.map((line) => {
          const { id, npr } = line;
          const canChange =
            id === 'tuition' || id === 'living' || id === 'insurance' || id === 'tests' || id === 'flight';
          const notes = npr ? texts.notesOf(line, country, result) : [texts.missing[id]];
          const row = (
            <Row>
              <span>
                {texts.nameOf(id, country)}{' '}
                {canChange ? <Change>{npr ? texts.change : texts.add}</Change> : null}
              </span>
              <Sum>{texts.sum(line)}</Sum>
              <Note>{notes.filter(Boolean).join('; ')}</Note>
            </Row>
          );
          return canChange ? editable(id, row) : <div key={id}>{row}</div>;
        })}
        {editable(
          'years',
          <Row sx={{ borderTop: '2px dashed', borderColor: 'divider', fontWeight: 600 }}>
            <span>
              {years ? texts.whole(years) : texts.wholeUnknown} <Change>{texts.change}</Change>
            </span>
            <Sum>{whole ? texts.inLakh(whole) : ''}</Sum>
          </Row>,
        )}
        {editable(
          'rate',
          <Row>
            <Note>
              {texts.rate(rate, plan.rate)}
              {plan.rate === undefined ? `, ${texts.origin[rate.origin]}. ` : '. '}
              <Change>{texts.change}</Change>
            </Note>
          </Row>,
        )}
        {plan.rate === undefined ? <RateAge texts={texts} rate={rate} /> : null}
        <Row>
          <Note as="p" sx={{ m: 0 }}>
            {rest}
          </Note>
        </Row>
      </Paper>
    </AnswerForm>
  );
}
