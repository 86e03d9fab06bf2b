import type { PageProps } from '@sayapatri/contract';
import { CardGrid, Picture, Section, StretchedLink, styled } from '@sayapatri/design';
import { ToolPage } from '../components/ToolPage.tsx';
import type { PlanContent } from '../content/plan.ts';

const wholeRow = { gridColumn: '1 / -1', flexDirection: 'row', alignItems: 'center' } as const;

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
  '& img': { display: 'block', width: '100%', height: 'auto', background: 'var(--primary-soft)' },
  '& div': { padding: '20px 24px 24px' },
  // A single card in the last row fills that row, with two columns or three.
  '@media (min-width: 680px) and (max-width: 999px)': {
    '&:last-of-type:nth-of-type(odd)': { ...wholeRow, '& img': { width: '50%' } },
  },
  '@media (min-width: 1000px)': {
    '&:last-of-type:nth-of-type(3n + 1)': { ...wholeRow, '& img': { width: '33%' } },
  },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { margin: '8px 0 0', color: 'var(--mui-palette-text-secondary)' },
});

/** The hub: a card for each tool, titled with the question that it answers. */
export default function PlanPage({ data: { page, pictures, list, tools } }: PageProps<PlanContent>) {
  return (
    <ToolPage texts={page}>
      <Section title={list.title} intro={list.intro}>
        <CardGrid min={290}>
          {tools.map(({ picture, href, question, answer }) => (
            <Tool key={href}>
              {pictures[picture] ? <Picture picture={pictures[picture]} alt="" /> : null}
              <div>
                <h3>
                  <StretchedLink to={href}>{question}</StretchedLink>
                </h3>
                <p>{answer}</p>
              </div>
            </Tool>
          ))}
        </CardGrid>
      </Section>
    </ToolPage>
  );
}
