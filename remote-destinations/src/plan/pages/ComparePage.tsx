import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pagePaths } from '@sayapatri/contract';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { firstYearBars, verdictOf } from '../compare/verdict.ts';
import { CompareTable } from '../components/CompareTable.tsx';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanField } from '../components/PlanField.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import texts from '../content/compare.json';
import { type CompareRow, chosenOf, comparedOf, rowsOf } from '../content/compare.ts';
import planTexts from '../content/planTexts.json';
import { fill } from '../format.ts';
import { Fold } from '../reading/Fold.tsx';
import { useCountries } from '../state/useCountries.ts';
import { usePlan } from '../state/usePlan.ts';

/** One scale for all comparisons, so that two of them can be compared. */
const axis = { from: 0, to: 125, step: 25 };

const isSame = ({ cells }: CompareRow) => cells.every(({ text }) => text === cells[0]?.text);

/** Compares two or three countries: the verdict, the first years, what differs, and the rest folded. */
export default function ComparePage() {
  const countries = useCountries();
  const plan = usePlan(countries);
  const chosen = chosenOf(plan.countries);
  const compared = comparedOf(countries, chosen, plan.level);
  const rows = rowsOf(compared, 'decisive');
  const same = rows
    .filter(isSame)
    .map(({ title, cells }) => `${title.toLowerCase()}, ${cells[0]?.text}`)
    .join('; ');
  const level = planTexts.levels[plan.level];
  const verdict = verdictOf(compared);
  // Other countries are another comparison: none of its rows moves when the address is known.
  const subject = `${chosen} ${plan.level}`;
  const fields = [texts.first, texts.second, texts.third].map((label, place) => (
    <PlanField
      key={label}
      name="country"
      label={label}
      value={chosen[place] ?? ''}
      choices={place < 2 ? countries : [{ id: '', name: texts.noThird }, ...countries]}
    />
  ));
  return (
    <PlanView
      view="compare"
      title={texts.title}
      bar={
        <PlanBar
          plan={plan}
          countries={countries}
          shown={chosen}
          fields={[...fields, <PlanField key="level" name="level" />]}
        />
      }
      query={plan.query}
      answer={verdict}
      ask={{
        label: texts.ask,
        question: fill(texts.question, {
          countries: compared.map(({ name }) => name).join(', '),
          level,
          verdict,
        }),
      }}
    >
      <Box key={`bars ${subject}`} sx={{ my: 3 }}>
        <RangeBars
          caption={fill(texts.plot.caption, { level: level.toLowerCase() })}
          unit={texts.plot.unit}
          bars={firstYearBars(compared)}
          axis={axis}
        />
      </Box>
      <CompareTable
        key={subject}
        caption={texts.differs}
        countries={compared}
        rows={rows.filter((row) => !isSame(row))}
      />
      {same ? <Typography sx={{ my: 2 }}>{fill(texts.same, { list: same })}</Typography> : null}
      <Fold id="fees-visa-family" title={texts.more}>
        <CompareTable caption={texts.more} countries={compared} rows={rowsOf(compared, 'further')} />
      </Fold>
      <PlanSources facts={compared.flatMap(({ sources }) => sources)} changing={texts.changing} />
      <Link href={pagePaths.ieltsPte} sx={{ display: 'inline-block', py: 1, displayPrint: 'none' }}>
        {texts.scores}
      </Link>
    </PlanView>
  );
}
