import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TestRequirements } from '@sayapatri/contract';
import type { ScoresContent } from '../content/scores.ts';
import { equivalents, type Scale, type ScoreQuery, spanOf } from '../scores/convert.ts';

interface ScoreResultProps {
  texts: ScoresContent;
  query: ScoreQuery;
  requirements: TestRequirements | undefined;
}

/** The score on the other scales, and the countries where it is enough for some courses; announced when they change. */
export function ScoreResult({ texts: { result, tests, scales }, query, requirements }: ScoreResultProps) {
  const span = spanOf(query);
  const countries = Object.values(requirements ?? {});
  const open = countries.filter(({ ielts }) => span && ielts.from <= span.from.ielts);
  return (
    <Card role="status">
      <CardContent>
        {span === undefined ? (
          <Typography>{query.score.trim() === '' ? result.none : result.notInTable}</Typography>
        ) : (
          <>
            <Typography>{result.found(tests[query.test], query.score.trim())}</Typography>
            <Box component="dl" sx={{ my: 1 }}>
              {Object.entries(equivalents(query, span)).map(([scale, score]) => (
                <Stack
                  key={scale}
                  direction="row"
                  useFlexGap
                  sx={{
                    flexWrap: 'wrap',
                    alignItems: 'baseline',
                    justifyContent: 'space-between',
                    columnGap: 2,
                  }}
                >
                  <dt>{scales[scale as Scale]} </dt>
                  <Typography component="dd" variant="h2" sx={{ m: 0 }}>
                    {score ?? result.missing}
                  </Typography>
                </Stack>
              ))}
            </Box>
            {countries.length > 0 ? (
              <Typography>
                {open.length > 0 ? result.open(open.map(({ label }) => label)) : result.closed}
              </Typography>
            ) : null}
          </>
        )}
      </CardContent>
    </Card>
  );
}
