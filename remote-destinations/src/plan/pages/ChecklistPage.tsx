import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Section, SourceLine } from '@sayapatri/design';
import { LinkButtons } from '../../guides/components/LinkButtons.tsx';
import type { CheckItem } from '../checklist/checkItem.ts';
import { useTicks } from '../checklist/useTicks.ts';
import { PlanActions } from '../components/PlanActions.tsx';
import { QueryForm } from '../components/QueryForm.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { TickList } from '../components/TickList.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { ChecklistContent } from '../content/checklist.ts';

const defaults = { country: 'australia' };

const Choice = styled('div')({
  marginBottom: 32,
  '@media (min-width: 600px)': { maxWidth: 320 },
  '@media print': { display: 'none' },
});

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  // The page contains all lists, because only a script can choose a country.
  '& [data-other]': { marginTop: 40 },
  '@media (scripting: enabled)': { '& [data-other]': { display: 'none' } },
  '@media print': { gridTemplateColumns: '1fr 1fr', gap: 24 },
});

/** The chosen country's papers beside the steps in Nepal. */
export default function ChecklistPage({ data }: PageProps<ChecklistContent>) {
  const { page, countries, nepal, country: texts, ready } = data;
  const [ticks, toggle] = useTicks();
  const asked = useQuery().get('country') ?? defaults.country;
  // The name of a guide of several countries, such as `europe`, means its first.
  const chosen =
    countries.find((country) => country.id === asked || country.guidePath === `/study-in-${asked}`) ??
    countries.find((country) => country.id === defaults.country);
  const id = chosen?.id ?? defaults.country;
  const items = [...(chosen?.items ?? []), ...nepal.items];
  const tickedOf = (list: string, listed: readonly CheckItem[]) =>
    listed.filter((item) => ticks.has(`${list}/${item.id}`));
  const idsOf = (list: string, listed: readonly CheckItem[]) =>
    tickedOf(list, listed)
      .map((item) => item.id)
      .join(' ');
  const done = [...tickedOf(id, chosen?.items ?? []), ...tickedOf('nepal', nepal.items)];
  const name = chosen?.name ?? '';
  return (
    <ToolPage texts={page}>
      <Section title={nepal.heading} intro={nepal.headingIntro}>
        <Choice>
          <QueryForm defaults={defaults} meant={{ country: id }} label={texts.label}>
            <SelectField
              label={texts.label}
              name="country"
              defaultValue={defaults.country}
              choices={countries.map((country) => ({ value: country.id, label: country.name }))}
            />
          </QueryForm>
        </Choice>
        <Columns>
          <div>
            {countries.map((country) => (
              <div key={country.id} data-other={country.id === id ? undefined : ''}>
                <TickList
                  title={texts.title(country.name)}
                  intro={texts.intro}
                  first={texts.first}
                  list={country.id}
                  items={country.items}
                  ticked={idsOf(country.id, country.items)}
                  onTick={toggle}
                  ready={ready}
                  how={data.how}
                />
                <div data-no-print>
                  <LinkButtons links={[{ label: texts.guide(country.name), href: country.guidePath }]} />
                </div>
              </div>
            ))}
          </div>
          <div id="nepal">
            <TickList
              title={nepal.title}
              intro={nepal.intro}
              list="nepal"
              items={nepal.items}
              ticked={idsOf('nepal', nepal.items)}
              onTick={toggle}
              ready={ready}
              how={data.how}
            />
            <SourceLine
              facts={[...items.flatMap((item) => item.fact ?? []), ...(chosen?.facts ?? [])]}
              changing={data.changing}
            />
            <PlanActions
              label={data.ask}
              title={page.hero.title}
              question={data.question(name, done, items.length)}
              planned={done.length > 0}
            />
          </div>
        </Columns>
      </Section>
    </ToolPage>
  );
}
