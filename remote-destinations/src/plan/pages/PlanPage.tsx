import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { CardGrid, Picture, Section, StretchedLink } from '@sayapatri/design';
import { ToolPage } from '../components/ToolPage.tsx';
import type { PlanContent } from '../content/plan.ts';
import type { Preview } from '../content/previews.ts';

const Tool = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  transition: 'border-color 160ms',
  '&:has(a:hover)': { borderColor: 'var(--mui-palette-primary-light)' },
  '& img': { display: 'block', width: '100%', height: 'auto', background: 'var(--mui-palette-primarySoft)' },
  '& div': { flex: 1, display: 'flex', flexDirection: 'column', padding: '20px 24px 24px' },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, textWrap: 'balance' },
  // On a phone the question stands beside its picture, so that twelve cards are not twelve screens.
  '@media (max-width: 599px)': {
    display: 'grid',
    gridTemplateColumns: '104px 1fr',
    columnGap: 16,
    padding: 16,
    '& img': { borderRadius: 10 },
    '& div': { display: 'contents' },
    '& h3': { alignSelf: 'center', fontSize: '1.1875rem' },
    '& p': { gridColumn: '1 / -1', fontSize: '0.9375rem', lineHeight: 1.5 },
  },
  '& p': { margin: '8px 0 0', color: 'var(--mui-palette-text-secondary)' },
  // The tool's answer to an example.
  '& p + p': {
    display: 'grid',
    gap: 2,
    marginTop: 'auto',
    paddingTop: 12,
    fontSize: '0.875rem',
    '& strong': {
      fontSize: 'clamp(1.25rem, 1rem + 0.4vw, 1.375rem)',
      lineHeight: 1.25,
      color: 'var(--mui-palette-primary-main)',
    },
  },
});

interface CardsProps {
  cards: PlanContent['tools'] | PlanContent['pages'];
  pictures: PlanContent['pictures'];
  previews: PlanContent['previews'];
}

const Example = ({ about, answer }: Preview) => (
  <p>
    <span>{about}</span> <strong>{answer}</strong>
  </p>
);

const Cards = ({ cards, pictures, previews }: CardsProps) => (
  <CardGrid min={290}>
    {cards.map(({ picture, href, question, answer }) => (
      <Tool key={href}>
        {pictures[picture] ? <Picture picture={pictures[picture]} alt="" /> : null}
        <div>
          <h3>
            <StretchedLink to={href}>{question}</StretchedLink>
          </h3>
          <p>{answer}</p>
          {previews[picture] ? <Example {...previews[picture]} /> : null}
        </div>
      </Tool>
    ))}
  </CardGrid>
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
