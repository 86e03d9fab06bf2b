import { styled } from '@mui/material/styles';
import type { WordsContent } from '../content/words.ts';

const Papers = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 900px), print': { gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'start' },
  // On a tablet two papers stand side by side; one that is left over has the whole width.
  '@media screen and (min-width: 700px) and (max-width: 899px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > li:last-of-type:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 },
      '& dl > div:nth-of-type(2)': { borderTopColor: 'transparent' },
    },
  },
  // On a phone the papers are a row to scroll; a cut paper shows that more follow.
  '@media screen and (max-width: 699px)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'min(82%, 300px)',
    margin: '0 -16px',
    padding: '0 16px 24px',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 16,
    '& > li': { scrollSnapAlign: 'start' },
  },
});

const Paper = styled('li')({
  position: 'relative',
  padding: '28px clamp(14px, 1.8vw, 24px) 20px',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderTop: '8px solid var(--mui-palette-primary-main)',
  borderRadius: 4,
  boxShadow: '0 6px 20px rgb(9 33 59 / 0.1)',
  breakInside: 'avoid',
  '& h3': { margin: '0 0 16px', fontSize: '1.1875rem', lineHeight: 1.3 },
  '& > small': {
    position: 'absolute',
    top: 6,
    right: 12,
    fontSize: '0.75rem',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& dl': { margin: 0 },
  '& dl > div': { padding: '8px clamp(8px, 1vw, 12px)' },
  '& dl > div + div': { borderTop: '1px solid var(--mui-palette-divider)' },
  // Marks the explained words as with a pen.
  '& [data-word]': {
    borderTopColor: 'transparent',
    background:
      'linear-gradient(90deg, var(--mui-palette-secondary-main) 4px, var(--mui-palette-primarySoft) 0) border-box',
  },
  '& dt': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 650, lineHeight: 1.4 },
  '& dd a': {
    display: 'block',
    paddingBlock: 6,
    fontSize: '0.9375rem',
    fontWeight: 650,
    color: 'var(--mui-palette-accentText)',
    textUnderlineOffset: '0.2em',
  },
});

/** The papers on which a student meets the words; each marked word links to its meaning. */
export function Specimens({
  stamp,
  list,
  words,
}: WordsContent['specimens'] & { words: WordsContent['list'] }) {
  const termOf = (id: string) => words.find((word) => word.id === id)?.term;
  return (
    <Papers>
      {list.map(({ title, lines }) => (
        <Paper key={title}>
          <small>{stamp}</small>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ name, value, word }) => (
              <div key={name} data-word={word}>
                <dt>{name}</dt>
                <dd>
                  {value}{' '}
                  {word ? (
                    <a href={`#${word}`}>{`What does ${termOf(word)?.replace('-', '\u2011')} mean?`}</a>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </Paper>
      ))}
    </Papers>
  );
}
