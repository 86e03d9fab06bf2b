import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Section, SourceLine, useHydrated } from '@sayapatri/design';
import { PlanActions } from '../components/PlanActions.tsx';
import { QueryForm } from '../components/QueryForm.tsx';
import { Months, ScholarshipCard } from '../components/ScholarshipCard.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { ScholarshipsContent } from '../content/scholarships.ts';
import { dayInNepal } from '../intake/schedule.ts';

const defaults = { country: '', level: '' };

const Choice = styled('div')({
  '& form': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px 16px',
    maxWidth: 560,
    marginBottom: 20,
  },
});

/** The number of scholarships, and the key to the months. */
const Count = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 32px',
  paddingBlock: '4px 16px',
  '& p': { margin: 0, fontSize: '1rem', fontWeight: 650 },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    maxWidth: 'none',
    fontSize: '0.875rem',
  },
  '& span': { width: 20, height: 20, '& + span': { marginLeft: 8 } },
});

/** A country's name stands beside its scholarships where there is room. */
const Groups = styled('div')({
  '& > div': { borderTop: '2px solid var(--mui-palette-divider)' },
  '& h3': { margin: '16px 0 0', fontSize: '1.25rem', lineHeight: 1.3 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '@media (min-width: 1000px)': {
    '& > div': { display: 'grid', gridTemplateColumns: '140px 1fr', columnGap: 40 },
    '& h3': { marginTop: 20 },
  },
});

const Others = styled('details')({
  borderTop: '2px solid var(--mui-palette-divider)',
  '& > summary': { padding: '16px 0 16px 1.1em', textIndent: '-1.1em', fontWeight: 650, cursor: 'pointer' },
  '@supports selector(::details-content)': {
    '@media print': { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
  },
});

/**
 * The scholarships that are open to Nepal, grouped by country, and the others folded below. With scripts the form above
 * selects by country and level.
 */
export default function ScholarshipsPage({ data }: PageProps<ScholarshipsContent>) {
  const { page, list, countries, form, words } = data;
  // The prerendered page has no date.
  const now = useHydrated() ? dayInNepal(new Date()).month : undefined;
  const shown = data.scholarshipsFor(useQuery(), list);
  const open = shown.filter(({ nepal }) => nepal === 'open');
  const others = shown.filter(({ nepal }) => nepal !== 'open');
  const grouped = (members: typeof shown) => (
    <Groups>
      {countries
        .map(({ label }) => ({ label, own: members.filter(({ countries: [first] }) => first === label) }))
        .filter(({ own }) => own.length > 0)
        .map(({ label, own }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {own.map((scholarship) => (
                <ScholarshipCard key={scholarship.name} scholarship={scholarship} texts={words} now={now} />
              ))}
            </ul>
          </div>
        ))}
    </Groups>
  );
  return (
    <ToolPage texts={page}>
      <Section title={data.title} intro={data.intro}>
        <Choice>
          <QueryForm defaults={defaults} label={form.label}>
            <SelectField
              label={form.country}
              name="country"
              defaultValue=""
              choices={[{ value: '', label: form.any }, ...countries]}
            />
            <SelectField
              label={form.level}
              name="level"
              defaultValue=""
              choices={[{ value: '', label: form.any }, ...form.levels]}
            />
          </QueryForm>
        </Choice>
        <Count>
          <p role="status">{shown.length > 0 ? data.count(open.length) : data.none}</p>
          <Months>
            <span data-open="" /> {data.key.round} <span data-open="last" /> {data.key.last} <span data-now />{' '}
            {data.key.now}
          </Months>
        </Count>
        {grouped(open)}
        {others.length > 0 ? (
          <Others key={others.length} open={open.length === 0}>
            <summary>{data.others(others.length)}</summary>
            {grouped(others)}
          </Others>
        ) : null}
        <SourceLine facts={shown.flatMap(({ facts }) => facts)} changing={data.changing} />
        <PlanActions
          label={data.ask}
          title={page.hero.title}
          question={data.question(shown.map(({ name }) => name))}
        />
      </Section>
    </ToolPage>
  );
}
