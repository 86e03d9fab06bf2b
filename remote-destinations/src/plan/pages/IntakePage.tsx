import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Section, useHydrated } from '@sayapatri/design';
import { IntakeCalendar } from '../components/IntakeCalendar.tsx';
import { IntakePlan } from '../components/IntakePlan.tsx';
import { QueryForm } from '../components/QueryForm.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { IntakeContent } from '../content/intake.ts';
import { dayInNepal, firstInTime, intakeKey, intakesAhead } from '../intake/schedule.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: '32px 56px',
  '& li h3': { margin: 0, fontSize: '1.0625rem' },
  // The two choices stand in one row above the plan.
  '@media (min-width: 600px)': { '& > form': { gridTemplateColumns: 'repeat(2, minmax(0, 326px))' } },
  '@media print': { '& li': { paddingBottom: 10 } },
});

/** The steps to one intake, and a calendar of all intakes. */
export default function IntakePage({ data }: PageProps<IntakeContent>) {
  const { page, countries, form, plan, table } = data;
  const query = useQuery();
  // The prerendered page has no date.
  const now = useHydrated() ? new Date() : undefined;
  const asked = query.get('country') ?? form.defaults.country;
  const country = countries.find(({ id }) => id === (asked === 'europe' ? 'germany' : asked)) ?? countries[0];
  if (country === undefined) throw new Error('The intake planner has no countries.');
  const today = dayInNepal(now ?? new Date(0));
  const ahead = now ? intakesAhead(country.intakes, today) : [];
  const intake = ahead.find((one) => intakeKey(one) === query.get('intake')) ?? firstInTime(ahead, today);
  const when = intake ? plan.month(intake.year, intake.month) : '';
  return (
    <ToolPage texts={page}>
      <Section title={form.title}>
        <Columns>
          <QueryForm label={form.label} defaults={form.defaults} meant={{ country: country.id }}>
            <SelectField
              label={form.country}
              name="country"
              defaultValue={form.defaults.country}
              choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <SelectField
              label={form.intake}
              name="intake"
              choices={[
                { value: '', label: form.first },
                ...ahead.map((one) => ({
                  value: intakeKey(one),
                  label: form.choice(one.year, one.month, one.kind),
                })),
              ]}
            />
          </QueryForm>
          <IntakePlan
            texts={plan}
            country={country}
            intake={intake}
            today={today}
            ask={{ label: data.ask, title: page.hero.title, question: data.question(country.name, when) }}
          />
        </Columns>
      </Section>
      <div data-no-print>
        <Section band="sand" title={table.title} intro={table.intro}>
          <IntakeCalendar texts={table} countries={countries} />
        </Section>
      </div>
    </ToolPage>
  );
}
