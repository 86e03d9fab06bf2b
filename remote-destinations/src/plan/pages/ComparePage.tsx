import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { SourceLine } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots';
import { useMemo } from 'react';
import { CompareFields } from '../components/CompareFields.tsx';
import { CompareTable } from '../components/CompareTable.tsx';
import { Folded } from '../components/Folded.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { useToday } from '../components/useToday.ts';
import type { CompareContent } from '../content/compare.ts';
import { usePlan } from '../state/usePlan.ts';

/** Compares two or three countries: the verdict, the first years, what differs, and the rest folded. */
export default function ComparePage({ data }: PageProps<CompareContent>) {
  const plan = usePlan(data.countries);
  const today = useToday();
  const chosen = data.chosen(plan.countries);
  const compared = useMemo(
    () => data.compared(data.chosen(plan.countries), plan.level, today),
    [data, plan, today],
  );
  const rows = data.rows(compared, plan.level);
  const isSame = ({ cells }: (typeof rows)[number]) => cells.every(({ text }) => text === cells[0]?.text);
  const heads = chosen.flatMap((id) => data.countries.find((country) => country.id === id) ?? []);
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
        question: data.question(heads.map(({ name }) => name).join(', '), level, verdict),
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
        countries={heads}
        rows={rows.filter((row) => row.decisive && !isSame(row))}
      />
      <Folded summary={table.more}>
        <CompareTable caption={table.more} countries={heads} rows={rows.filter((row) => !row.decisive)} />
      </Folded>
      {rows.some((row) => row.decisive && isSame(row)) ? (
        <Typography sx={{ mt: 2 }}>
          {`${table.same}: `}
          {rows
            .filter((row) => row.decisive && isSame(row))
            .map(({ title, cells }) => `${title.toLowerCase()}, ${cells[0]?.text}`)
            .join('; ')}
          .
        </Typography>
      ) : null}
      <SourceLine facts={data.facts(compared, plan.level)} changing={table.changing} />
      <Link href={table.scores.href} sx={{ display: 'inline-block', py: 1, displayPrint: 'none' }}>
        {table.scores.label}
      </Link>
    </PlanView>
  );
}
