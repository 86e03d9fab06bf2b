import { styled } from '@mui/material/styles';
import type { ScoresContent } from '../content/scores.ts';
import { equivalents, type Scale, type ScoreQuery, spanOf } from '../scores/convert.ts';

const Box = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 132,
  padding: 'clamp(20px, 3vw, 28px)',
  borderRadius: 16,
  background: 'var(--mui-palette-primarySoft)',
  '& p': { margin: 0 },
  '& dl': { margin: '8px 0 0' },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 16px',
  },
  '& dl > div + div': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
    fontWeight: 700,
    lineHeight: 1.5,
  },
});

interface ScoreResultProps {
  texts: ScoresContent['result'];
  tests: ScoresContent['tests'];
  scales: ScoresContent['scales'];
  query: ScoreQuery;
}

/** The equivalent scores on the other scales, announced when they change. */
export function ScoreResult({ texts, tests, scales, query }: ScoreResultProps) {
  const span = spanOf(query);
  return (
    <Box role="status">
      {span === undefined ? (
        <p>{query.score.trim() === '' ? texts.none : texts.notInTable}</p>
      ) : (
        <>
          <p>{texts.found(tests[query.test], query.score.trim())}</p>
          <dl>
            {Object.entries(equivalents(query, span)).map(([scale, score]) => (
              <div key={scale}>
                <dt>{scales[scale as Scale]} </dt>
                <dd>{score ?? texts.missing}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Box>
  );
}
