import { linkedText, styled } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import type { SectionOf } from '../schema/guide.ts';

/** One row for each fact: its name, its figure and its details. */
const Sheet = styled('div')({
  padding: '4px clamp(16px, 3vw, 32px)',
  borderRadius: 16,
  background: 'var(--band)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: '4px 32px',
    paddingBlock: 20,
    breakInside: 'avoid',
  },
  '& > div + div': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& h3': { margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& > div > div': { '@media (min-width: 600px)': { gridColumn: 'span 2' } },
  // A figure such as `JPY 1.1-1.3 million` stays on one line wherever a line has room for it.
  '& b': { display: 'inline-block', fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  '& strong': { display: 'block', fontSize: '1.1875rem', lineHeight: 1.35 },
  '& strong::first-letter, & p::first-letter': { textTransform: 'uppercase' },
  '@media print': { '& > div': { paddingBlock: 4 }, '& strong': { fontSize: 'inherit' } },
});

/** What a family needs to know before applying: intakes, money to show, visa, English. */
export function KeyFacts({ section }: { section: SectionOf<'keyFacts'> }) {
  return (
    <Sheet>
      {section.items.map(({ id, title, figure, rows, text }) => (
        <div key={id} id={id}>
          <h3>{title}</h3>
          <div>
            {figure ? <strong>{statedText(figure)}</strong> : null}
            {rows?.map(({ label, value }) => (
              <p key={label}>
                {`${label}: `}
                <b>{statedText(value)}</b>
              </p>
            ))}
            {text ? <p>{linkedText(text)}</p> : null}
          </div>
        </div>
      ))}
    </Sheet>
  );
}
