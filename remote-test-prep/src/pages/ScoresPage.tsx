import { type PageProps, pagePaths } from '@sayapatri/contract';
import {
  brand,
  DataTable,
  Hero,
  Icon,
  LinkButton,
  LinkRow,
  Section,
  ShareActions,
  SourceLine,
  styled,
  TextLink,
  useHydrated,
  useLocation,
  useSearchParams,
} from '@sayapatri/design';
import { Dumbbell } from '@sayapatri/design/plots';
import { levelOf, levels } from '@sayapatri/facts/scores/levels';
import { ClosingSection } from '../components/ClosingSection.tsx';
import { ScoreForm } from '../components/ScoreForm.tsx';
import { ScoreResult } from '../components/ScoreResult.tsx';
import type { ScoresContent } from '../content/scores.ts';
import { readScoreQuery, type ScoreQuery, scoreOf } from '../scores/convert.ts';
import { ieltsAxis } from '../scores/ieltsAxis.ts';

const Page = styled('div')({
  // The hero ends in the page's own ground: its space is enough.
  '& > div:first-of-type + [data-band=plain]': { paddingTop: 'clamp(8px, 2vw, 24px)' },
  // Prints the result on one sheet, without unneeded space around it.
  '@media print': {
    zoom: 0.64,
    '& section, & > div:first-of-type > div > div': { paddingBlock: '8px !important' },
    '& section > div > div:first-of-type': { marginBottom: 8 },
    '& th, & td': { paddingBlock: '4px !important' },
  },
});

const Ask = styled('div')({ marginTop: 28, '@media print': { display: 'none' } });

/** The score in the address, and a function to change it. While prerendering there is no score. */
function useScoreQuery(): [ScoreQuery, (query: ScoreQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = readScoreQuery(useHydrated() ? params : new URLSearchParams());
  const change = ({ test, score }: ScoreQuery) =>
    setParams(score === '' ? { test } : { test, score }, { replace: true });
  return [query, change];
}

/** The score converter: the form with its result, what countries require, and the whole table. */
export default function ScoresPage({ data, datasets }: PageProps<ScoresContent>) {
  const countries = Object.values(datasets?.testRequirements ?? {});
  const [query, change] = useScoreQuery();
  const { hero, form, tests, result, ruler, table, facts, changing, closing } = data;
  const { pathname, search } = useLocation();
  const address = useHydrated()
    ? `${window.location.origin}${pathname}${search}`
    : `${brand.origin}${pathname}`;
  // Until a score is given, an example shows what the page answers.
  const asked =
    query.test === 'ielts' && query.score.trim() === '' ? { ...query, score: result.example } : query;
  const score = scoreOf(asked);
  const level = score === undefined ? undefined : levelOf(query.test, score);
  const yours = asked === query ? level : undefined;
  return (
    <Page>
      <Hero {...hero} />
      <Section title={form.title} intro={form.intro}>
        <ScoreForm texts={form} tests={tests} query={query} shown={level?.ielts} onChange={change}>
          <ScoreResult texts={result} tests={tests} query={asked} />
        </ScoreForm>
        <Ask>
          <LinkButton
            href={`${pagePaths.contact}?message=${encodeURIComponent(`${data.question(tests[query.test], query.score.trim())}\n${address}`)}`}
            variant="contained"
            color="secondary"
            size="large"
            startIcon={<Icon name="chat" />}
          >
            {data.ask}
          </LinkButton>
        </Ask>
        <ShareActions print title={hero.title} services={['WhatsApp', 'Viber']} />
      </Section>
      {countries.length > 0 ? (
        <Section band="sand" title={ruler.title} intro={ruler.intro}>
          <Dumbbell
            caption={yours ? ruler.yours(yours.ielts.toFixed(1)) : ruler.caption}
            unit="IELTS"
            columns={ruler.columns}
            axis={ieltsAxis}
            rows={countries.map(({ label, guidePath, ielts }) => ({
              label,
              name: <TextLink to={guidePath}>{label}</TextLink>,
              low: ielts.from,
              high: ielts.to,
            }))}
            yours={yours?.ielts}
          />
          <LinkRow links={[ruler.more]} />
        </Section>
      ) : null}
      <Section title={table.title} intro={table.intro}>
        <DataTable
          compact
          caption={table.caption}
          columns={Object.values(tests)}
          rows={levels.map(({ ielts, pte, toefl }) => [
            ielts.toFixed(1),
            pte ?? table.missing,
            toefl ?? table.missing,
          ])}
        />
        <SourceLine facts={facts} changing={changing} />
      </Section>
      <ClosingSection {...closing} />
    </Page>
  );
}
