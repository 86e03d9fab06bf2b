import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii } from '@sayapatri/design';
import { FormField } from '@sayapatri/design/formField';
import { type ReactNode, useState } from 'react';
import texts from '../content/cost.json';
import {
  faultOf,
  fieldOf,
  nameOf,
  notesOf,
  rateLine,
  restOf,
  sumText,
  totalText,
  wholeOf,
} from '../content/cost.ts';
import { rateSources } from '../content/rates.ts';
import type { CostPlan, CostResult, LineId } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { type TypedField, typedFields } from '../cost/readPlan.ts';
import { fill } from '../format.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { PlanField } from './PlanField.tsx';

/** A slip of paper, torn off at its foot. */
const Paper = styled('div')(({ theme }) => ({
  padding: '20px 16px 28px',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  borderRadius: `${radii.small}px ${radii.small}px 0 0`,
  fontVariantNumeric: 'tabular-nums',
  maskImage: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)',
  maskSize: '14px 100%',
  [theme.breakpoints.up('sm')]: { padding: '28px 32px 36px' },
  '@media print': { maskImage: 'none', padding: '8px 16px' },
}));

/** A line; `total` for one that closes what stands above it. */
const Row = styled('div', { shouldForwardProp: (prop) => prop !== 'total' })<{ total?: boolean }>(
  ({ theme, total }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 16px',
    alignItems: 'baseline',
    paddingBlock: 10,
    borderTop: `1px dotted ${theme.vars.palette.divider}`,
    ...(total && { borderTop: `2px dashed ${theme.vars.palette.divider}`, fontWeight: 700 }),
  }),
);

const Sum = styled('b')({ fontWeight: 'inherit', textAlign: 'right' });

const Note = styled('small')(({ theme }) => ({
  gridColumn: '1 / -1',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Summary = styled('summary')({
  display: 'block',
  minHeight: 44,
  // The word “change” says that it opens.
  '&::after': { content: 'none' },
});

/** What needs scripts, which count: neither without them nor on paper. */
const scripted = { '@media print, (scripting: none)': { display: 'none' } };

const Change = styled('u')(({ theme }) => ({
  ...theme.typography.caption,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  ...scripted,
}));

const Field = styled('div')({ padding: '6px 0 14px', ...scripted });

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
    <details open={opened || filled} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <Summary>{row}</Summary>
      <Field>{children}</Field>
    </details>
  );
}

const isField = (id: LineId): id is LineId & TypedField => typedFields.some((name) => name === id);

interface CostReceiptProps {
  country: CountryOfGuide;
  level: string;
  plan: CostPlan;
  result: CostResult;
  query: URLSearchParams;
  /** The fields whose text is not counted. */
  faults: readonly TypedField[];
}

/** The first year as a receipt whose lines can be edited in place, with its total, the whole course and the rate at its foot. */
export function CostReceipt({ country, level, plan, result, query, faults }: CostReceiptProps) {
  const { receipt } = texts;
  const { cities } = country.costs;
  const cityChoices = cities && [
    { id: '', name: texts.anyCity },
    { id: 'big', name: cities.big },
    { id: 'small', name: cities.small },
  ];
  const editable = (name: TypedField, row: ReactNode) => (
    <Editable key={name} filled={query.has(name) || (name === 'living' && query.has('city'))} row={row}>
      {name === 'living' && cityChoices ? <PlanField name="city" choices={cityChoices} /> : null}
      <FormField
        name={name}
        label={fieldOf(name, country.facts.currency)}
        autoComplete="off"
        error={faults.includes(name)}
        helperText={faults.includes(name) ? faultOf(name, country) : undefined}
      />
    </Editable>
  );
  const { firstYear, whole, years } = result;
  return (
    <AnswerForm label={receipt.label} query={query}>
      <Paper>
        <Typography variant="h4" component="h2" sx={{ pb: 1.5 }}>
          {fill(receipt.caption, { level, country: country.inSentence })}
        </Typography>
        {result.lines.map((line) => {
          const { id, npr } = line;
          const row = (
            <Row key={id}>
              <span>
                {nameOf(id, country)}{' '}
                {isField(id) ? <Change>{npr ? receipt.change : receipt.add}</Change> : null}
              </span>
              <Sum>{sumText(line)}</Sum>
              <Note>{notesOf(line, country, result).filter(Boolean).join('; ')}</Note>
            </Row>
          );
          return isField(id) ? editable(id, row) : row;
        })}
        <Row total>
          {firstYear ? <span>{receipt.total}</span> : null}
          {firstYear ? <Sum>{totalText(firstYear)}</Sum> : null}
          <Note as="p" sx={{ m: 0 }}>
            {restOf(result)}
          </Note>
        </Row>
        {editable(
          'years',
          <Row>
            <span>
              {wholeOf(years)} <Change>{receipt.change}</Change>
            </span>
            <Sum>{whole ? totalText(whole) : ''}</Sum>
          </Row>,
        )}
        {editable(
          'rate',
          <Row>
            <Note>
              {rateLine(country, plan.rate)} <Change>{receipt.change}</Change>
            </Note>
          </Row>,
        )}
        <Typography variant="caption" component="p">
          {receipt.lookUp} <Link href={rateSources.nrb.url}>{receipt.today}</Link>.
        </Typography>
      </Paper>
    </AnswerForm>
  );
}
