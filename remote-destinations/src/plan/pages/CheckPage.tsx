import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { PointList } from '@sayapatri/design';
import { lazy, Suspense, useMemo } from 'react';
import type { AnswerField } from '../check/readAnswers.ts';
import { CountryVerdict } from '../components/CountryVerdict.tsx';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanField } from '../components/PlanField.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { useToday } from '../components/useToday.ts';
import type { CheckContent } from '../content/check.ts';
import { Fold } from '../reading/Fold.tsx';
import { usePlan } from '../state/usePlan.ts';

const MarksParts = lazy(() => import('../components/MarksParts.tsx'));
/** One element for all renderings: React then keeps its prerendered HTML until its code has come. */
const marksParts = (
  <Suspense>
    <MarksParts />
  </Suspense>
);

const fields = ['level', 'marks', 'gap', 'test', 'score', 'budget'] as const;

/** The cards' place, which fills the first screen before there are any, so that nothing below moves when they come. */
const Results = styled('div')({
  display: 'grid',
  alignItems: 'start',
  marginBlock: 24,
  '@media screen and (scripting: enabled)': { minHeight: '60vh' },
});

/** The visitor's answers against what each country asks, a card a country, and below what marks from Nepal count for. */
export default function CheckPage({ data }: PageProps<CheckContent>) {
  const { texts } = data;
  const plan = usePlan(data.countries);
  const today = useToday();
  const answers = useMemo(() => data.read(plan), [data, plan]);
  const judged = useMemo(
    () => (answers.given ? data.judge(answers, plan.level, today) : []),
    [data, answers, plan, today],
  );
  const [first] = judged;
  const faultOf = (name: AnswerField) =>
    answers.faults.includes(name) ? data.faultOf(name, answers.test) : undefined;
  const meanings = (['likely', 'possible', 'talk'] as const).map((verdict) => ({
    title: texts.verdicts[verdict],
    text: texts.means[verdict],
  }));
  const how = (
    <>
      <Typography sx={{ maxWidth: '40em' }}>{data.rules}</Typography>
      <PlanSources facts={data.sourcesOf(judged)} changing={texts.changing} />
    </>
  );
  return (
    <PlanView
      view="check"
      title={texts.title}
      bar={
        <PlanBar
          plan={plan}
          countries={data.countries}
          shown={[]}
          fields={fields.map((name) => (
            <PlanField
              key={name}
              name={name}
              fault={name === 'level' || name === 'test' ? undefined : faultOf(name)}
            />
          ))}
        />
      }
      query={plan.query}
      answer={first ? data.answer(judged) : texts.before}
      below={first ? data.yours(first, answers) : texts.hint}
      ask={{ label: texts.ask, question: data.question(plan.level, answers, judged) }}
    >
      <Results>
        {first ? (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
              gap: 2,
              m: 0,
              p: 0,
              listStyle: 'none',
              '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 },
            }}
          >
            {judged.map((one) => (
              <CountryVerdict key={one.needs.id} content={data} judged={one} query={plan.query} />
            ))}
          </Box>
        ) : (
          <div>
            <Typography variant="subtitle1" component="p" sx={{ mb: 2 }}>
              {texts.promise}
            </Typography>
            <PointList points={meanings} heading="h2" />
            <Typography>{texts.noPromise}</Typography>
            <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 0.5 }}>
              {texts.how}
            </Typography>
            {how}
          </div>
        )}
      </Results>
      {first ? (
        <Fold id="how-we-judge" title={texts.how}>
          {how}
        </Fold>
      ) : null}
      <Box id="marks" sx={{ mt: 4, scrollMarginTop: 'var(--header-height)', displayPrint: 'none' }}>
        {marksParts}
      </Box>
    </PlanView>
  );
}
