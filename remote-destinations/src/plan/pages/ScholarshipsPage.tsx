import type { PageProps } from '@sayapatri/contract';
import { Field, Section, SourceLine, styled } from '@sayapatri/design';
import { PlanActions } from '../components/PlanActions.tsx';
import { QueryForm } from '../components/QueryForm.tsx';
import { ScholarshipCard } from '../components/ScholarshipCard.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { ScholarshipsContent } from '../content/scholarships.ts';

const defaults = { country: '', level: '', nepal: 'any' };

const Choice = styled('div')({
  '& form': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    maxWidth: 820,
    marginBottom: 20,
  },
});

const Groups = styled('div')({
  '& h3': { margin: '32px 0 12px', fontSize: '1.5rem', lineHeight: 1.3 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

/** Every scholarship, grouped by country; with scripts the form above leaves out those that do not fit. */
export default function ScholarshipsPage({ data }: PageProps<ScholarshipsContent>) {
  const { page, list, countries, form, words } = data;
  const shown = data.scholarshipsFor(useQuery(), list);
  const groups = countries
    .map(({ label }) => ({ label, members: shown.filter(({ countries: [first] }) => first === label) }))
    .filter(({ members }) => members.length > 0);
  return (
    <ToolPage texts={page}>
      <Section title={data.title} intro={data.intro}>
        <Choice>
          <QueryForm defaults={defaults} label={form.label}>
            <Field
              label={form.country}
              name="country"
              defaultValue=""
              choices={[{ value: '', label: form.any }, ...countries]}
            />
            <Field
              label={form.level}
              name="level"
              defaultValue=""
              choices={[{ value: '', label: form.anyLevel }, ...form.levels]}
            />
            <Field label={form.nepal} name="nepal" defaultValue="any" choices={form.nepalChoices} />
          </QueryForm>
        </Choice>
        <p role="status">{shown.length > 0 ? data.count(shown.length, list.length) : data.none}</p>
        <Groups>
          {groups.map(({ label, members }) => (
            <div key={label}>
              <h3>{label}</h3>
              <ul>
                {members.map((scholarship) => (
                  <ScholarshipCard key={scholarship.name} scholarship={scholarship} texts={words} />
                ))}
              </ul>
            </div>
          ))}
        </Groups>
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
