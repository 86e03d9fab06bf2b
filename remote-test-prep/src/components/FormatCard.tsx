import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { factsIn } from '@sayapatri/facts';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Amounts } from './Amounts.tsx';
import { iconsOfContent } from './iconsOfContent.ts';
import { colourOf, PaperStrip, type PaperStripProps } from './PaperStrip.tsx';
import { Changes, Note } from './RequirementsSection.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

/** Later changes to the figures of the card. */
const Changed = styled(Note)({ margin: '0 0 8px' });

const Papers = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: '24px 1fr',
    gap: 16,
    paddingBlock: 'clamp(12px, 1.4vw, 16px)',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& svg': { marginTop: 2 },
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.5 },
  '& p': { margin: '4px 0 0', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  // On a tablet the times of all papers are a column of their own.
  '@media (min-width: 600px) and (max-width: 999px)': {
    '& li > div': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 24, alignContent: 'start' },
    '& h4 + div': { gridArea: '1 / 2 / span 2', flexDirection: 'column', alignItems: 'end' },
    '& h4 + div i': { display: 'none' },
  },
  // On a computer each of the four skills is a column; the first of three parts tests two of them.
  '@media (min-width: 1000px)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    columnGap: 32,
    '& li': { gridTemplateColumns: '1fr', gap: 4 },
    '& li:first-of-type:nth-last-of-type(3)': { gridColumn: 'span 2' },
  },
});

interface FormatCardProps extends Omit<PaperStripProps, 'papers'> {
  format: IeltsPteContent['formats']['tests'][number];
  /** Makes the sentence about results, e.g. from `13 days`. */
  results: (time: string) => string;
}

/** One test as a card: when results arrive and what has changed, its papers in order with their durations, drawn and in words, and a link. */
export function FormatCard({ format, names, longest, results }: FormatCardProps) {
  const { name, summary, papers, after, cta } = format;
  return (
    <Card component="li">
      <CardContent>
        <Head>
          <Typography variant="h2" component="h3" sx={{ fontSize: '1.75rem' }}>
            {name}
          </Typography>
          <Chip icon={<CalendarMonthOutlinedIcon />} label={results(format.results.value)} size="medium" />
        </Head>
        <Typography sx={{ mt: 1.5 }}>{summary}</Typography>
        <Changed as="div">
          <Changes facts={factsIn(format)} />
        </Changed>
        <PaperStrip papers={papers} names={names} longest={longest} />
        <Papers>
          {papers.map((paper) => {
            const PaperIcon = iconsOfContent[paper.icon];
            return (
              <li key={paper.name}>
                <PaperIcon sx={{ color: colourOf(paper.name, names) }} />
                <div>
                  <h4>{paper.name}</h4>
                  <Amounts time={paper.time} amount={paper.amount} />
                  <p>{paper.description}</p>
                </div>
              </li>
            );
          })}
        </Papers>
        <Typography sx={{ my: 2 }}>{after}</Typography>
        <Button href={cta.href} variant="outlined" size="large" data-no-print>
          {cta.label}
        </Button>
      </CardContent>
    </Card>
  );
}
