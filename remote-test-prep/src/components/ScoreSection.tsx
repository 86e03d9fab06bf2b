import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pagePaths, type TestRequirements } from '@sayapatri/contract';
import { Section, useHydrated } from '@sayapatri/design';
import { RowTable } from '@sayapatri/design/rowTable';
import { levels } from '@sayapatri/facts/scores/levels';
import { useSearchParams } from 'react-router-dom';
import type { ScoresContent } from '../content/scores.ts';
import { readScoreQuery, type ScoreQuery } from '../scores/convert.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { ScoreResult } from './ScoreResult.tsx';

/**
 * Returns the score in the address, whether the visitor gave it, and a function to change it. Until a visitor gives a score,
 * and while prerendering, the score is the example (IELTS).
 */
function useScoreQuery(example: string): [ScoreQuery, given: boolean, (query: ScoreQuery) => void] {
  const [params, setParams] = useSearchParams();
  const given = useHydrated() && (params.has('test') || params.has('score'));
  const query: ScoreQuery = given ? readScoreQuery(params) : { test: 'ielts', score: example };
  const change = ({ test, score }: ScoreQuery) =>
    setParams(score === '' ? { test } : { test, score }, { replace: true, preventScrollReset: true });
  return [query, given, change];
}

interface ScoreSectionProps {
  texts: ScoresContent;
  /** The guides' dataset; without it no countries are named. */
  requirements: TestRequirements | undefined;
}

/** The score converter: what an IELTS, PTE or TOEFL score is worth in the other tests, and where it is enough. */
export function ScoreSection({ texts, requirements }: ScoreSectionProps) {
  const [query, given, change] = useScoreQuery(texts.result.example);
  const { title, intro, tests, scales, table, missing, ask, fit, question } = texts;
  const message = question(tests[query.test], given ? query.score.trim() : '');
  return (
    <Section id="scores" band="sand" title={title} intro={intro}>
      <ScoreForm texts={texts} query={query} onChange={change}>
        <ScoreResult texts={texts} query={query} requirements={requirements} />
      </ScoreForm>
      <details>
        <Typography component="summary" sx={{ py: 1.25, fontWeight: 600 }}>
          {table.title}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{table.intro}</Typography>
        <RowTable
          spacious
          caption={table.caption}
          columns={Object.values(scales)}
          rows={levels.map(({ ielts, pte = missing, toefl = missing, newToefl = missing }) => [
            ielts.toFixed(1),
            pte,
            toefl,
            newToefl,
          ])}
        />
      </details>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
        <Button
          href={`${pagePaths.contact}?${new URLSearchParams({ message })}`}
          variant="contained"
          color="secondary"
        >
          {ask}
        </Button>
        <Button
          href={given ? `${fit.href}?${new URLSearchParams({ ...query })}` : fit.href}
          variant="outlined"
        >
          {fit.label}
        </Button>
      </Stack>
    </Section>
  );
}
