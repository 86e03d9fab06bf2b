import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Section } from '@sayapatri/design';
import { CheckForm } from '../components/CheckForm.tsx';
import { CheckResult } from '../components/CheckResult.tsx';
import { Folded } from '../components/Folded.tsx';
import { NeedsTable } from '../components/NeedsTable.tsx';
import { PlanActions } from '../components/PlanActions.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { CheckContent } from '../content/check.ts';

/** Keeps closed details as far apart on a phone as elsewhere. */
const Below = styled('div')({
  marginTop: 20,
  '@media (max-width: 599px)': {
    '& > details:not([open]), & > div > details:not([open])': { marginBlock: 12 },
  },
});

/** The answers, the countries grouped by verdict, and a table of every country's requirements. */
export default function CheckPage({ data }: PageProps<CheckContent>) {
  const { page, countries, form, result } = data;
  const given = data.read(useQuery());
  const own = data.judge(given, countries);
  // Until the visitor has answered, an example shows the result.
  const isExample = own.some(({ verdict }) => verdict === undefined);
  const answers = isExample ? data.read(new URLSearchParams(data.example)) : given;
  const judged = isExample ? data.judge(answers, countries) : own;
  const level = data.nextLevel[answers.finished];
  const likely = own.filter(({ verdict }) => verdict === 'likely').map(({ country }) => country.name);
  return (
    <ToolPage texts={page}>
      <Section title={form.title} intro={form.intro}>
        <CheckForm texts={form} answers={given} />
        <CheckResult texts={result} judged={judged} answers={answers} level={level} example={isExample} />
        <Below>
          <Folded summary={result.how}>
            <p>{result.rules}</p>
            <p>{result.rate}</p>
          </Folded>
          <NeedsTable data={data} />
        </Below>
        <PlanActions label={data.ask} title={page.hero.title} question={data.question(given, likely)} />
      </Section>
    </ToolPage>
  );
}
