import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type PageProps, pagePaths } from '@sayapatri/contract';
import { Hero, Section, ShareActions, SourceLine, useHydrated } from '@sayapatri/design';
import { Dumbbell } from '@sayapatri/design/plots';
import { brand } from '@sayapatri/facts/brand';
import { levels } from '@sayapatri/facts/scores/levels';
import scoreRuler from '@sayapatri/pictures/score-ruler.svg';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ClosingSection } from '../components/ClosingSection.tsx';
import { Note } from '../components/RequirementsSection.tsx';
import { ScoreForm } from '../components/ScoreForm.tsx';
import { ScoreResult } from '../components/ScoreResult.tsx';
import type { ScoresContent } from '../content/scores.ts';
import { readScoreQuery, type ScoreQuery, spanOf } from '../scores/convert.ts';

/** The part of the IELTS scale that universities ask for. */
const ieltsAxis = { from: 4, to: 9, step: 1 };

const Page = styled('div')({
  '@media (max-width: 599px)': { '& > section h2': { fontSize: '1.5rem' } },
  // Prints the result on one sheet, without unneeded space around it.
  '@media print': {
    zoom: 0.62,
    '& section, & > div:first-of-type > div > div': { paddingBlock: '8px !important' },
    '& section > div > div:first-of-type': { marginBottom: 8 },
    '& th, & td': { paddingBlock: '4px !important' },
  },
});

const Whole = styled(Note)({
  maxWidth: 'none',
  '& p': { marginBlock: '4px 16px' },
  '& summary': { fontSize: '1rem', fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
});

const Ask = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 28,
  '@media print': { display: 'none' },
});

/**
 * Returns the score in the address, whether the visitor gave it, and a function to change it. Until a visitor gives a score,
 * and while prerendering, the score is the example (IELTS).
 */
function useScoreQuery(example: string): [ScoreQuery, given: boolean, (query: ScoreQuery) => void] {
  const [params, setParams] = useSearchParams();
  const given = useHydrated() && (params.has('test') || params.has('score'));
  const query: ScoreQuery = given ? readScoreQuery(params) : { test: 'ielts', score: example };
  const change = ({ test, score }: ScoreQuery) =>
    setParams(score === '' ? { test } : { test, score }, { replace: true });
  return [query, given, change];
}

/** The score converter: the form with its result, what countries require, and the whole table. */
export default function ScoresPage({ data, datasets }: PageProps<ScoresContent>) {
  const countries = Object.values(datasets?.testRequirements ?? {});
  const [query, given, change] = useScoreQuery(data.result.example);
  const { hero, form, tests, scales, result, ruler, table, facts, changing, closing } = data;
  const { pathname, search } = useLocation();
  const address = useHydrated()
    ? `${window.location.origin}${pathname}${search}`
    : `${brand.origin}${pathname}`;
  const span = spanOf(query);
  const shown = span && ([span.from.ielts, span.to.ielts] as const);
  const yours = span?.from.ielts;
  return (
    <Page>
      <Hero {...hero} picture={{ src: scoreRuler, width: 400, height: 200 }} />
      <Section title={form.title} intro={form.intro}>
        <ScoreForm
          texts={form}
          tests={tests}
          scales={scales}
          example={result.example}
          query={query}
          shown={shown}
          onChange={change}
        >
          <ScoreResult texts={result} tests={tests} scales={scales} query={query} />
        </ScoreForm>
        <Whole as="details">
          <summary>{table.title}</summary>
          <p>
            {table.intro} {table.more}
          </p>
          <TableContainer role="region" aria-labelledby="score-table" tabIndex={0}>
            <Table>
              <caption id="score-table">{table.caption}</caption>
              <TableHead>
                <TableRow>
                  {Object.entries(scales).map(([scale, label]) => (
                    <TableCell key={scale} scope="col">
                      {label}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {levels.map(({ ielts, pte, toefl, newToefl }) => (
                  <TableRow key={ielts}>
                    <TableCell component="th" scope="row">
                      {ielts.toFixed(1)}
                    </TableCell>
                    <TableCell>{pte ?? table.missing}</TableCell>
                    <TableCell>{toefl ?? table.missing}</TableCell>
                    <TableCell>{newToefl ?? table.missing}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <SourceLine facts={facts} changing={changing} />
        </Whole>
        <Ask>
          <Button
            href={`${pagePaths.contact}?message=${encodeURIComponent(`${data.question(tests[query.test], given ? query.score.trim() : '')}\n${address}`)}`}
            variant="contained"
            color="secondary"
            size="large"
            startIcon={<ChatBubbleOutlineOutlinedIcon />}
          >
            {data.ask}
          </Button>
          <Button
            href={given ? `${data.fit.href}?${new URLSearchParams({ ...query })}` : data.fit.href}
            variant="outlined"
            size="large"
          >
            {data.fit.label}
          </Button>
        </Ask>
        <ShareActions print title={hero.title} services={['WhatsApp', 'Viber']} />
      </Section>
      {countries.length > 0 ? (
        <Section band="sand" title={ruler.title} intro={ruler.intro}>
          <Dumbbell
            caption={yours ? ruler[given ? 'yours' : 'example'](yours.toFixed(1)) : ruler.caption}
            unit="IELTS"
            columns={ruler.columns}
            axis={ieltsAxis}
            rows={countries.map(({ label, guidePath, ielts }) => ({
              label,
              name: <Link href={guidePath}>{label}</Link>,
              low: ielts.from,
              high: ielts.to,
            }))}
            yours={yours}
          />
          <Note>{ruler.more}</Note>
          <Button href={ruler.requirements.href} variant="outlined" sx={{ mt: 3 }}>
            {ruler.requirements.label}
          </Button>
        </Section>
      ) : null}
      <ClosingSection {...closing} />
    </Page>
  );
}
