import Box from '@mui/material/Box';
import type { PageProps } from '@sayapatri/contract';
import { linkedText, SourceLine } from '@sayapatri/design';
import { LinkButtons } from '../../guides/components/LinkButtons.tsx';
import type { CheckItem, Issuer } from '../checklist/checkItem.ts';
import { useTicks } from '../checklist/useTicks.ts';
import { PlanView } from '../components/PlanView.tsx';
import { type Listed, TickList } from '../components/TickList.tsx';
import type { ChecklistContent } from '../content/checklist.ts';
import { Fold } from '../reading/Fold.tsx';
import { withAnswers } from '../state/planAnswers.ts';
import { usePlan } from '../state/usePlan.ts';

const listed = (list: string, items: readonly CheckItem[]): readonly Listed[] =>
  items.map((item) => ({ ...item, list }));

/** The papers of the plan's country and Nepal's own steps, by who issues them. */
export default function ChecklistPage({ data }: PageProps<ChecklistContent>) {
  const { countries, nepal, issuers } = data;
  const plan = usePlan(countries);
  const [ticks, toggle] = useTicks();
  const country = countries.find(({ id }) => id === plan.country) ?? countries[0];
  if (country === undefined) throw new Error('The checklist has no countries.');
  const papers = [...listed(country.id, country.items), ...listed('nepal', nepal.items)];
  const keyOf = ({ list, id }: Listed) => `${list}/${id}`;
  const done = papers.filter((paper) => ticks.has(keyOf(paper)));
  return (
    <PlanView
      view="checklist"
      title={data.title}
      plan={plan}
      countries={countries}
      answer={data.answer(country.name, done.length, papers.length)}
      below={data.below}
      ask={{
        label: data.ask,
        question: data.question(
          country.name,
          done.map(({ title }) => title),
          papers.length,
        ),
        planned: done.length > 0,
      }}
    >
      <Box sx={{ columns: { md: 2 }, columnGap: 8, mt: 4, '@media print': { columns: 2 } }}>
        {(Object.keys(issuers) as Issuer[]).map((issuer) => {
          const own = papers.filter(({ from }) => from === issuer);
          return own.length === 0 ? null : (
            <TickList
              key={issuer}
              title={issuers[issuer]}
              items={own}
              ticked={own
                .map(keyOf)
                .filter((key) => ticks.has(key))
                .join(' ')}
              onTick={toggle}
              ready={data.groupReady}
              how={data.how}
            />
          );
        })}
      </Box>
      <SourceLine facts={[...country.sources, ...nepal.sources]} changing={data.changing} />
      <Box sx={{ '@media print': { display: 'none' } }}>
        <LinkButtons
          links={[
            { label: data.steps, href: withAnswers('/plan/intake', plan.query) },
            {
              label: data.guide(country.guidePath.endsWith('europe') ? 'Europe' : country.name),
              href: country.guidePath,
            },
          ]}
        />
      </Box>
      {/* Only a script can choose a country, so the page has the papers of all. */}
      <noscript>
        {countries.map(({ id, name, items }) => (
          <Fold key={id} id={id} title={data.others(name)}>
            <ul>
              {items.map(({ id: paper, title, text }) => (
                <li key={paper}>
                  <strong>{title}</strong>: {linkedText(text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'))}
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </noscript>
    </PlanView>
  );
}
