import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Section, SourceLine } from '@sayapatri/design';
import { CostForm } from '../components/CostForm.tsx';
import { CostLines } from '../components/CostLines.tsx';
import { CostNotes } from '../components/CostNotes.tsx';
import { CostTotal } from '../components/CostTotal.tsx';
import { FirstYears } from '../components/FirstYears.tsx';
import { PlanActions } from '../components/PlanActions.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { CostContent } from '../content/cost.ts';
import { rateOf } from '../rates/rate.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 56px',
  '& > div > h3': { margin: '0 0 4px', fontSize: '1.375rem', lineHeight: 1.3 },
  '& > div > h3 + p': { margin: '0 0 16px', color: 'var(--mui-palette-text-secondary)' },
  '@media screen and (min-width: 600px)': {
    '& > form, & > form > details > div': {
      gridTemplateColumns: '1fr 1fr',
      gap: '20px 24px',
      alignItems: 'start',
    },
    '& > form > details, & > form > [data-result]': { gridColumn: '1 / -1' },
  },
  // The notes stand beside the result and its lines.
  '@media print': {
    gridTemplate: 'auto 1fr / minmax(280px, 5fr) 7fr',
    alignItems: 'start',
    '& > form, & > div': { gridColumn: 2 },
    '& > div:last-child': { gridArea: '1 / 1 / 3 / 2' },
    '& th, & td': { paddingBlock: '4px !important' },
  },
});

/** The cost planner: the form and its result, money to show, work, and every country's first year. */
export default function CostPage({ data }: PageProps<CostContent>) {
  const { page, countries, rates, form, result: texts, notes, table } = data;
  const query = useQuery();
  const plan = data.read(query);
  const faults = data.faultsOf(query, plan);
  const country = countries.find(({ id }) => id === plan.country);
  if (country === undefined) throw new Error(`The planner has no figures for ${plan.country}.`);
  const result = data.costOf(plan, country, rates);
  const { tuition, living, insurance, tests, flight, wage, rate, city } = plan;
  const own = [query.get('years'), tuition, living, insurance, tests, flight, wage, rate];
  const hasOwn = own.some((amount) => amount !== undefined && amount !== null);
  const halved =
    living === undefined && city !== 'any' && country.living !== undefined && !country.living.byCity;
  const facts = [
    ...result.lines.flatMap((line) => line.facts),
    country.funds.fact,
    data.serviceFee,
    ...(country.work ? [country.work.fact] : []),
  ];
  return (
    <ToolPage texts={page}>
      <Section title={form.title}>
        <Columns>
          <CostForm
            texts={form}
            levels={data.levels}
            countries={countries}
            chosen={country}
            usualYears={country.years[plan.level]}
            offered={data.offeredLevels(country.tuition, tuition)}
            open={hasOwn || faults.length > 0}
            plan={plan}
            faults={faults}
          >
            <CostTotal
              texts={texts}
              country={country}
              result={result}
              rate={rateOf(country.currency, rates)}
              ownRate={rate}
              level={data.levels[plan.level]}
            />
          </CostForm>
          <div>
            <CostLines texts={texts} country={country} lines={result.lines} halved={halved} />
            <SourceLine facts={facts.map(texts.counted)} changing={table.changing} />
          </div>
          <div>
            <h3>{notes.title}</h3>
            <p>{notes.intro}</p>
            <CostNotes content={data} country={country} plan={plan} result={result} />
            <PlanActions
              label={data.ask}
              title={page.hero.title}
              question={data.question(data.levels[plan.level], country.name, result)}
            />
          </div>
        </Columns>
      </Section>
      <div data-no-print>
        <Section band="sand" title={table.title} intro={table.intro}>
          <FirstYears content={data} level={plan.level} chosen={country.id} />
        </Section>
      </div>
    </ToolPage>
  );
}
