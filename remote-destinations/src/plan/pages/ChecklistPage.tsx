import Box from '@mui/material/Box';
import { TextLinks } from '../../guides/components/TextLinks.tsx';
import { useTicks } from '../checklist/useTicks.ts';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { type Listed, TickList } from '../components/TickList.tsx';
import texts from '../content/checklist.json';
import { answerOf, factsOf, itemsOf, nepal, questionOf } from '../content/checklist.ts';
import type { CheckItem } from '../content/countryPapers.ts';
import { fill } from '../format.ts';
import { Fold } from '../reading/Fold.tsx';
import { withAnswers } from '../state/planAnswers.ts';
import { useCountries } from '../state/useCountries.ts';
import { usePlan } from '../state/usePlan.ts';

const listed = (list: string, items: readonly CheckItem[]): readonly Listed[] =>
  items.map((item) => ({ ...item, list }));

/** A word is linked once on a page, from the papers above. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** The papers of the plan's country and Nepal's own steps, by who issues them. */
export default function ChecklistPage() {
  const countries = useCountries();
  const plan = usePlan(countries);
  const [ticks, toggle] = useTicks();
  const country = countries.find(({ id }) => id === plan.country) ?? countries[0];
  if (country === undefined) throw new Error('The checklist has no countries.');
  const papers = [...listed(country.id, itemsOf(country)), ...listed('nepal', nepal)];
  const done = papers.filter(({ list, id }) => ticks.has(`${list}/${id}`)).map(({ title }) => title);
  const guideOf = country.guidePath.endsWith('europe') ? 'Europe' : country.inSentence;
  return (
    <PlanView
      view="checklist"
      title={texts.title}
      bar={<PlanBar plan={plan} countries={countries} />}
      query={plan.query}
      answer={answerOf(country.inSentence, done.length, papers.length)}
      below={texts.below}
      ask={{ label: texts.ask, question: questionOf(country.inSentence, done, papers.length) }}
    >
      {/* Another country's list is another one: none of its papers moves when the address is known. */}
      <Box key={country.id} sx={{ columns: { md: 2 }, columnGap: 8, mt: 4, '@media print': { columns: 2 } }}>
        {(Object.keys(texts.issuers) as CheckItem['from'][]).map((issuer) => {
          const own = papers.filter(({ from }) => from === issuer);
          return own.length === 0 ? null : (
            <TickList
              key={issuer}
              title={texts.issuers[issuer]}
              items={own}
              ticks={ticks}
              onTick={toggle}
              ready={texts.groupReady}
              how={texts.how}
            />
          );
        })}
      </Box>
      <PlanSources facts={factsOf(papers, country)} changing={texts.changing} />
      <TextLinks
        links={[
          { label: texts.steps, href: withAnswers('/plan/intake', plan.query) },
          { label: fill(texts.guide, { country: guideOf }), href: country.guidePath },
        ]}
      />
      {/* Only a script can choose a country, so the page has the papers of the others too. */}
      <noscript>
        {countries
          .filter((other) => other !== country)
          .map((other) => (
            <Fold key={other.id} id={other.id} title={fill(texts.others, { country: other.inSentence })}>
              <ul>
                {itemsOf(other).map(({ id: paper, title, text }) => (
                  <li key={paper}>
                    <strong>{title}</strong>: {withoutLinks(text)}
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
      </noscript>
    </PlanView>
  );
}
