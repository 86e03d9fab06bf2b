import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { SourceLine } from '@sayapatri/design';
import { useMemo } from 'react';
import { CheckFields } from '../components/CheckFields.tsx';
import { CountryVerdict } from '../components/CountryVerdict.tsx';
import { Marks } from '../components/Marks.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { useToday } from '../components/useToday.ts';
import type { CheckContent } from '../content/check.ts';
import { Fold } from '../reading/Fold.tsx';
import { answersOnly } from '../state/planAnswers.ts';
import { usePlan } from '../state/usePlan.ts';

/** The visitor's answers against what each country asks, a card a country, and below what marks from Nepal count for. */
export default function CheckPage({ data }: PageProps<CheckContent>) {
  const plan = usePlan(data.countries);
  const today = useToday();
  const answers = data.read(plan);
  const judged = useMemo(
    () => (answers.given ? data.judge(data.read(plan), plan.level, today) : []),
    [data, plan, answers.given, today],
  );
  const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
  const likely = judged.filter(({ verdict }) => verdict === 'likely').map(({ needs }) => needs.name);
  const [first] = judged;
  const queryFor = (id: string) => {
    const query = answersOnly(plan.query);
    query.set('country', id);
    return query.toString();
  };
  return (
    <PlanView
      view="check"
      title={data.title}
      plan={plan}
      countries={data.countries}
      fields={<CheckFields texts={data} answers={answers} />}
      answer={
        first
          ? data.answer({ likely: likely.length, possible: count('possible'), talk: count('talk') })
          : data.before
      }
      below={first ? data.yours(first, answers) : data.beforeHint}
      ask={{ label: data.ask, question: data.question(plan.level, answers, likely) }}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          gap: 2,
          my: 3,
          p: 0,
          listStyle: 'none',
          '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 },
        }}
      >
        {judged.map((one) => (
          <CountryVerdict key={one.needs.id} texts={data} judged={one} query={queryFor(one.needs.id)} />
        ))}
      </Box>
      <Fold id="how-we-judge" title={data.how}>
        <Typography>{data.rules}</Typography>
        <SourceLine facts={data.sources} changing={data.changing} />
      </Fold>
      <Marks content={data.marks} />
    </PlanView>
  );
}
