import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { chapterTexts, labels } from '../content/labels.ts';
import type { Chapter } from '../schema/guide.ts';

/** A bar under the hero that stays below the header, so that its entries can be reached from the whole page. */
const Bar = styled('nav')({
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 5,
  background: 'var(--mui-palette-background-default)',
  borderBlock: '1px solid var(--mui-palette-divider)',
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, paddingBlock: 6 },
  '& h2': { margin: '0 16px 0 0', fontSize: '0.9375rem', fontWeight: 700 },
  '& ul': {
    display: 'flex',
    flex: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 16px',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
    textDecoration: 'none',
    background: 'none',
    border: 0,
    borderRadius: 999,
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { color: 'var(--mui-palette-accentText)' },
  // Aligns the button's words with the page's edge.
  '& button': { marginRight: -16 },
  '& svg': { fontSize: '1.25rem' },
  // The button needs scripts, so it is hidden without them.
  '@media (scripting: none)': { '& button': { display: 'none' } },
  '@media (max-width: 699px)': {
    '& h2': { position: 'absolute', clipPath: 'inset(50%)' },
    // Very large letters make the list scroll; the padding leaves room for the focus ring.
    '& ul': {
      justifyContent: 'space-between',
      overflowX: 'auto',
      margin: -4,
      padding: 4,
    },
    '& a': { padding: '0 7px' },
    '& button': { display: 'none' },
  },
  'html:has(&)': { scrollPaddingTop: 'calc(var(--header-height) + 64px)' },
  '@media print': { display: 'none' },
});

/** The guide's table of contents: its chapters, and a button that prints it. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <Bar aria-labelledby="contents">
      <Container>
        <h2 id="contents">{labels.contents}</h2>
        <ul>
          {chapters.map((chapter) => (
            <li key={chapter}>
              <a href={`#${chapter}`}>{chapterTexts[chapter].title}</a>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => window.print()}>
          <PrintOutlinedIcon />
          {labels.printGuide}
        </button>
      </Container>
    </Bar>
  );
}
