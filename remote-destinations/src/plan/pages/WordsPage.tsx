import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Section } from '@sayapatri/design';
import { PlanActions } from '../components/PlanActions.tsx';
import { Specimens } from '../components/Specimens.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import type { WordsContent } from '../content/words.ts';

const open = { contentVisibility: 'visible', height: 'auto' } as const;

/** On a phone the papers fill the first screen, so a link leads to the words below them. */
const Jump = styled('a')({
  display: 'inline-block',
  paddingBlock: 10,
  fontWeight: 650,
  color: 'var(--mui-palette-accentText)',
  textUnderlineOffset: '0.2em',
  '@media print, (min-width: 600px)': { display: 'none' },
});

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: '0 48px',
  margin: 0,
  '& > div': {
    position: 'relative',
    paddingBlock: 'clamp(13px, 2.4vw, 18px)',
    borderTop: '1px solid var(--mui-palette-divider)',
    scrollMarginTop: 'calc(var(--header-height) + 16px)',
    breakInside: 'avoid',
  },
  // Marks the word that the address names.
  '& > div:target': {
    boxShadow: 'inset 4px 0 var(--mui-palette-secondary-main)',
    paddingLeft: 16,
    '& summary': { left: 16 },
  },
  '& dt': { fontSize: '1.125rem', fontWeight: 700 },
  '& dt span': { fontSize: '1rem', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: '4px 0 0' },
  // A phone folds the meanings, so that the terms are an index; a summary lies on its term's line.
  '& summary': { position: 'absolute', inset: '0 0 auto', paddingBlock: 12, cursor: 'pointer' },
  '@media (max-width: 599px)': { '& dt, & dd': { paddingLeft: 24 } },
  '@supports selector(::details-content)': {
    '& :target details::details-content': open,
    '@media print, (min-width: 600px)': {
      '& summary': { display: 'none' },
      '& details::details-content': open,
    },
  },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 24, '& > div': { paddingBlock: 6 } },
});

/** The glossary: papers with marked words, each linked to its entry below. */
export default function WordsPage({ data }: PageProps<WordsContent>) {
  const { page, specimens, jump, title, intro, means, usedIn, ask, question, list } = data;
  return (
    <ToolPage texts={page} below={<Jump href="#a-z">{jump}</Jump>}>
      <Section title={specimens.title} intro={specimens.intro} band="sand">
        <Specimens {...specimens} words={list} />
      </Section>
      <Section id="a-z" title={title} intro={intro}>
        <List>
          {list.map(({ id, term, name, meaning, guide }) => (
            <div key={id} id={id}>
              <dt>
                {term}
                {name ? <span>{` · ${name}`}</span> : null}
              </dt>
              <dd>
                <details>
                  <summary aria-label={means(term)} />
                  {meaning} {guide ? <Link href={guide.href}>{usedIn(guide.label)}</Link> : null}
                </details>
              </dd>
            </div>
          ))}
        </List>
        <PlanActions label={ask} title={page.hero.title} question={question} />
      </Section>
    </ToolPage>
  );
}
