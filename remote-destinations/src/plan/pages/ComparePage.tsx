import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { SourceLine } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { CompareFields } from '../components/CompareFields.tsx';
import { CompareTable } from '../components/CompareTable.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { useToday } from '../components/useToday.ts';
import type { CompareContent, CompareRow } from '../content/compare.ts';
import { Fold } from '../reading/Fold.tsx';
import { usePlan } from '../state/usePlan.ts';

/** Compares two or three countries: the verdict, the first years, what differs, and the rest folded. */
export default function ComparePage({ data }: PageProps<CompareContent>) {
  const plan = usePlan(data.countries);
  const today = useToday();
  const chosen = data.chosen(plan.countries);
  const compared = data.compared(chosen, plan.level, today);
  const decisive = data.rows(compared, 'decisive');
  const isSame = ({ cells }: CompareRow) => cells.every(({ text }) => text === cells[0]?.text);
  const same = decisive.filter(isSame);
  const level = data.levels[plan.level];
  const verdict = data.verdict(compared);
  const { plot, table } = data;
  return (
    <PlanView
      view="compare"
      title={data.title}
      plan={plan}
      countries={data.countries}
      fields={<CompareFields texts={data} chosen={chosen} />}
      shown={chosen}
      answer={verdict}
      ask={{
        label: data.ask,
        question: data.question(compared.map(({ name }) => name).join(', '), level, verdict),
      }}
    >
      <Box sx={{ my: 3 }}>
        <RangeBars
          caption={plot.caption(level)}
          unit={plot.unit}
          columns={plot.columns}
          bars={data.bars(compared)}
          axis={plot.axis}
          stated
        />
      </Box>
      <CompareTable
        caption={table.caption}
        countries={compared}
        rows={decisive.filter((row) => !isSame(row))}
      />
      {same.length > 0 ? (
        <Typography sx={{ my: 2 }}>
          {`${table.same}: ${same.map(({ title, cells }) => `${title.toLowerCase()}, ${cells[0]?.text}`).join('; ')}.`}
        </Typography>
      ) : null}
      <Fold id="fees-visa-family" title={table.more}>
        <CompareTable caption={table.more} countries={compared} rows={data.rows(compared, 'further')} />
      </Fold>
      <SourceLine facts={compared.flatMap(({ sources }) => sources)} changing={table.changing} />
      <Link href={table.scores.href} sx={{ display: 'inline-block', py: 1, displayPrint: 'none' }}>
        {table.scores.label}
      </Link>
    </PlanView>
  );
}
