import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factText } from '@sayapatri/facts';
import type { Part } from '../content/papersOf.ts';
import type { IconName } from '../schema/texts.ts';
import { iconsOfContent } from './iconsOfContent.ts';

/** The longest time that a paper takes, in minutes. */
const minutesOf = ({ time }: Part) => time.high ?? time.low ?? 0;

/** The longest time that all papers take, in minutes. */
export const minutesIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + minutesOf(part), 0);

/** What a paper takes and asks, e.g. `60 minutes, 40 questions`. */
export const sizeOf = ({ time, amount }: Part): string =>
  [time, amount].flatMap((fact) => (fact ? [factText(fact)] : [])).join(', ');

/** The papers of a test in their order, each with a bar of its length: 2 px a minute, on every screen and for every test. */
export function PaperList({ papers }: { papers: readonly (Part & { icon: IconName })[] }) {
  const pairs = papers.length % 2 === 0 ? 'repeat(2, 1fr)' : undefined;
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: pairs, md: `repeat(${papers.length}, 1fr)` },
        gap: '16px 32px',
        m: 0,
        mt: 2,
        p: 0,
        listStyle: 'none',
      }}
    >
      {papers.map((paper) => {
        const PaperIcon = iconsOfContent[paper.icon];
        return (
          <Stack key={paper.name} component="li" direction="row" spacing={1.5}>
            <PaperIcon color="primary" />
            <div>
              <Typography variant="h4">{paper.name}</Typography>
              <Typography sx={{ fontWeight: 650 }}>{sizeOf(paper)}</Typography>
              <Box
                sx={{
                  width: minutesOf(paper) * 2,
                  maxWidth: '100%',
                  height: 8,
                  my: 1,
                  borderRadius: 0.25,
                  bgcolor: 'primary.main',
                  forcedColorAdjust: 'none',
                  printColorAdjust: 'exact',
                }}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {paper.description}
              </Typography>
            </div>
          </Stack>
        );
      })}
    </Box>
  );
}
