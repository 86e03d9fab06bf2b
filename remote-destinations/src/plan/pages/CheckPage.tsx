import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PointList } from '@sayapatri/design';
import { lazy, Suspense, useMemo } from 'react';
import { judge } from '../check/judge.ts';
import { type AnswerField, readAnswers } from '../check/readAnswers.ts';
import { verdicts } from '../check/rules.ts';
import { CountryVerdict } from '../components/CountryVerdict.tsx';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanField } from '../components/PlanField.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import texts from '../content/check.json';
import { answerOf, faultOf, marksText, questionOf, rulesText, sourcesOf } from '../content/check.ts';
import { Fold } from '../reading/Fold.tsx';
import { useCountries } from '../state/useCountries.ts';
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
export default function CheckPage() {
  const countries = useCountries();
  const plan = usePlan(countries);
  const answers = useMemo(() => readAnswers(plan), [plan]);
  const judged = useMemo(
    () => (answers.given ? judge(answers, plan.level, countries) : []),
    [answers, plan, countries],
  );
  const [first] = judged;
  const faultIn = (name: AnswerField) =>
    answers.faults.includes(name) ? faultOf(name, answers.test) : undefined;
  const meanings = verdicts.map((verdict) => ({
    title: texts.verdicts[verdict],
    text: texts.means[verdict],
  }));
  const how = (
    <>
      <Typography sx={{ maxWidth: '40em' }}>{rulesText}</Typography>
      <PlanSources facts={sourcesOf(judged)} changing={texts.changing} />
    </>
  );
  return (
    <PlanView
      view="check"
      title={texts.title}
      bar={
        <PlanBar
          plan={plan}
          countries={countries}
          shown={[]}
          fields={fields.map((name) => (
            <PlanField
              key={name}
              name={name}
              fault={name === 'level' || name === 'test' ? undefined : faultIn(name)}
            />
          ))}
        />
      }
      query={plan.query}
      answer={first ? answerOf(judged) : texts.before}
      below={first ? marksText(first, answers) : texts.hint}
      ask={{ label: texts.ask, question: questionOf(plan.level, answers, judged) }}
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
              <CountryVerdict key={one.needs.country.id} judged={one} query={plan.query} />
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
