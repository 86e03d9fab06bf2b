import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { Picture, Section } from '@sayapatri/design';
import { ToolPage } from '../components/ToolPage.tsx';
import type { PlanContent } from '../content/plan.ts';
import type { Preview } from '../content/previews.ts';

/** On a phone the question stands beside its picture, so that twelve cards are not twelve screens. */
const Tool = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px 1fr',
  gridTemplateRows: 'auto auto 1fr',
  gap: '8px 16px',
  padding: 16,
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 8,
    background: theme.vars.palette.primarySoft,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr',
    gridTemplateRows: 'auto auto auto 1fr',
    padding: '0 0 24px',
    '& img': { borderRadius: 0 },
  },
})) as typeof Card;

/** On a phone the lines below the picture have the card's whole width. */
const Line = styled(Typography)(({ theme }) => ({
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
})) as typeof Typography;

/** The question's link covers its card. */
const question = {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

interface CardsProps {
  cards: PlanContent['tools'] | PlanContent['pages'];
  pictures: PlanContent['pictures'];
  previews: PlanContent['previews'];
}

/** The tool's answer to an example. */
const Example = ({ about, answer }: Preview) => (
  <Line variant="body2" sx={{ alignSelf: 'end' }}>
    {about}{' '}
    <Typography component="strong" sx={{ display: 'block', typography: 'h3', color: 'primary.main' }}>
      {answer}
    </Typography>
  </Line>
);

const Cards = ({ cards, pictures, previews }: CardsProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
      gap: 2.5,
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    {cards.map(({ picture, href, question: title, answer }) => (
      <Tool key={href} component="li">
        {pictures[picture] ? <Picture picture={pictures[picture]} alt="" /> : null}
        <Line
          variant="h3"
          sx={{ gridColumn: 'auto', alignSelf: 'center', color: 'text.primary', pt: { sm: 1.5 } }}
        >
          <Link href={href} sx={question}>
            {title}
          </Link>
        </Line>
        <Line>{answer}</Line>
        {previews[picture] ? <Example {...previews[picture]} /> : null}
      </Tool>
    ))}
  </Box>
);

/** The hub: a card for each tool and each page, titled with the question that it answers. */
export default function PlanPage({ data }: PageProps<PlanContent>) {
  const { page, pictures, previews, list, tools, reading, pages } = data;
  return (
    <ToolPage texts={page}>
      <Section {...list}>
        <Cards cards={tools} pictures={pictures} previews={previews} />
      </Section>
      <Section {...reading} band="sand">
        <Cards cards={pages} pictures={pictures} previews={previews} />
      </Section>
    </ToolPage>
  );
}
