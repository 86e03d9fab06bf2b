import { styled } from '@sayapatri/design';
import { levelOf, type TestId } from '@sayapatri/facts/scores/levels';
import type { ScoresContent } from '../content/scores.ts';
import { type ScoreQuery, scoreOf } from '../scores/convert.ts';

const Box = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 132,
  padding: 'clamp(20px, 3vw, 28px)',
  borderRadius: 16,
  background: 'var(--primary-soft)',
  '& p': { margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))',
    gap: '12px 24px',
    margin: '12px 0 0',
  },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
    fontWeight: 700,
    lineHeight: 1.15,
  },
});

interface ScoreResultProps {
  texts: ScoresContent['result'];
  tests: ScoresContent['tests'];
  query: ScoreQuery;
}

/** The equivalent scores in the other two tests, announced when they change. */
export function ScoreResult({ texts, tests, query }: ScoreResultProps) {
  const score = scoreOf(query);
  const level = score === undefined ? undefined : levelOf(query.test, score);
  const others = (Object.keys(tests) as TestId[]).filter((test) => test !== query.test);
  return (
    <Box role="status">
      {level === undefined ? (
        <p>{query.score.trim() === '' ? texts.none : texts.notInTable}</p>
      ) : (
        <>
          <p>{texts.found(tests[query.test], query.score.trim())}</p>
          <dl>
            {others.map((test) => (
              <div key={test}>
                <dt>{tests[test]} </dt>
                <dd>{(test === 'ielts' ? level.ielts.toFixed(1) : level[test]) ?? texts.missing}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Box>
  );
}
