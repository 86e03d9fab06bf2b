import type { PageProps } from '@sayapatri/contract';
import { Section, styled, TextLink } from '@sayapatri/design';
import { PlanActions } from '../components/PlanActions.tsx';
import { Specimens } from '../components/Specimens.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import type { WordsContent } from '../content/words.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: '0 48px',
  margin: 0,
  '& > div': {
    paddingBlock: 'clamp(13px, 2.4vw, 18px)',
    borderTop: '1px solid var(--mui-palette-divider)',
    scrollMarginTop: 'calc(var(--header-height) + 16px)',
    breakInside: 'avoid',
  },
  // Marks the word that the address names.
  '& > div:target': { boxShadow: 'inset 4px 0 var(--mui-palette-secondary-main)', paddingLeft: 16 },
  '& dt': { fontSize: '1.125rem', fontWeight: 700 },
  '& dt span': { fontSize: '1rem', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: '4px 0 0' },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 24, '& > div': { paddingBlock: 6 } },
});

/** Equal cells, so that none moves to another row when the font arrives: five or thirteen in a row, which fills the last one. */
const Index = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(3.25rem, 18%), 1fr))',
  gap: 4,
  marginBottom: 32,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    minHeight: 44,
    borderRadius: 8,
    fontSize: '0.8125rem',
    lineHeight: 1.15,
    fontWeight: 650,
    textAlign: 'center',
    textDecoration: 'none',
    color: 'var(--mui-palette-primary-main)',
    background: 'var(--band)',
  },
  // Which of the two CoEs.
  '& small': { fontSize: '0.6875rem', fontWeight: 500 },
  '& [data-long=word]': { gridColumn: 'span 2' },
  '@media (min-width: 600px)': { '& a': { fontSize: '0.9375rem' } },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
    '& [data-long]': { gridColumn: 'span 2' },
  },
  '@media print': { display: 'none' },
});

/** The glossary, whose reader comes with a word: all words lead to their entries, which have anchors. */
export default function WordsPage({ data }: PageProps<WordsContent>) {
  const { page, specimens, title, intro, index, usedIn, ask, question, list } = data;
  return (
    <ToolPage texts={page}>
      <Section title={title} intro={intro}>
        <Index aria-label={index}>
          {list.map(({ id, term, guide }) => (
            <a
              key={id}
              href={`#${id}`}
              data-long={term.length > 8 ? (term.includes(' ') ? 'words' : 'word') : undefined}
            >
              {term} {id.startsWith('coe-') ? <small>{guide?.label}</small> : null}
            </a>
          ))}
        </Index>
        <List>
          {list.map(({ id, term, name, meaning, guide }) => (
            <div key={id} id={id}>
              <dt>
                {term}
                {name ? <span>{` · ${name}`}</span> : null}
              </dt>
              <dd>
                {meaning} {guide ? <TextLink to={guide.href}>{usedIn(guide.label)}</TextLink> : null}
              </dd>
            </div>
          ))}
        </List>
        <PlanActions label={ask} title={page.hero.title} question={question} />
      </Section>
      <Section title={specimens.title} intro={specimens.intro} band="sand">
        <Specimens {...specimens} words={list} />
      </Section>
    </ToolPage>
  );
}
