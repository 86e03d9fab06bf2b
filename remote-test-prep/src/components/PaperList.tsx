import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factText } from '@sayapatri/facts';
import type { Papers } from '../content/papersOf.ts';
import { iconsOfContent } from './iconsOfContent.ts';

/** The longest time that a paper takes, in minutes. */
const minutesOf = ({ time }: Papers[number]) => time.high ?? time.low ?? 0;

/** The longest time that all papers take, in minutes. */
export const minutesIn = (papers: Papers): number => papers.reduce((sum, paper) => sum + minutesOf(paper), 0);

interface PaperListProps {
  papers: Papers;
  /** The minutes that fill the bar's whole width; without it, the papers do. */
  longest?: number;
}

/** The papers of a test in their order: one bar that shares out the time, and below it what each takes and asks. */
export function PaperList({ papers, longest = minutesIn(papers) }: PaperListProps) {
  return (
    <>
      <Stack
        direction="row"
        spacing="2px"
        aria-hidden
        sx={{ width: `${(100 * minutesIn(papers)) / longest}%`, my: 2 }}
      >
        {papers.map((paper) => (
          <Box
            key={paper.name}
            sx={{
              flex: `${minutesOf(paper)} 0 0`,
              height: 12,
              borderRadius: 0.25,
              bgcolor: 'primary.main',
              forcedColorAdjust: 'none',
              printColorAdjust: 'exact',
            }}
          />
        ))}
      </Stack>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          gap: '16px 32px',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {papers.map(({ icon, name, description, time, amount }) => {
          const PaperIcon = iconsOfContent[icon];
          return (
            <Stack key={name} component="li" direction="row" spacing={1.5}>
              <PaperIcon color="primary" />
              <div>
                <Typography variant="h4">{name}</Typography>
                <Typography sx={{ fontWeight: 650 }}>
                  {[time, amount].flatMap((fact) => (fact ? [factText(fact)] : [])).join(', ')}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {description}
                </Typography>
              </div>
            </Stack>
          );
        })}
      </Box>
    </>
  );
}
