import { styled } from '@mui/material/styles';
import { statedText } from '../components/statedText.ts';
import type { SectionOf } from '../schema/guide.ts';

/** A path from stage to stage, side by side on a wide screen. */
const Path = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    padding: '16px 16px 16px 60px',
    borderRadius: 16,
    background: 'var(--mui-palette-band)',
    breakInside: 'avoid',
  },
  // The numbers of the stages stand on a line that joins them.
  '& li > span': {
    position: 'absolute',
    left: 14,
    top: 16,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    fontWeight: 700,
    color: 'var(--mui-palette-secondary-contrastText)',
    background: 'var(--mui-palette-secondary-main)',
    forcedColorAdjust: 'none',
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 29,
    top: 40,
    bottom: -36,
    width: 3,
    background: 'var(--mui-palette-secondary-main)',
  },
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3 },
  '& strong': { display: 'block', color: 'var(--mui-palette-accentText)' },
  '@media screen and (min-width: 1000px)': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& li': { padding: '64px 16px 20px' },
    '& li:not(:last-of-type)::after': {
      left: 48,
      right: -26,
      top: 30,
      bottom: 'auto',
      width: 'auto',
      height: 3,
    },
  },
});

/** The stages in order, each with its duration; an alternative has no number of its own. */
export function EducationStructure({ section }: { section: SectionOf<'educationStructure'> }) {
  return (
    <Path>
      {section.items.map(({ title, duration, figure, description, alternative }, index) => (
        <li key={title}>
          <span aria-hidden>
            {alternative
              ? 'or'
              : section.items.slice(0, index + 1).filter((item) => !item.alternative).length}
          </span>
          <h4>{title}</h4>
          <strong>{statedText(duration)}</strong>
          <p>{figure ? `${description} ${statedText(figure)}.` : description}</p>
        </li>
      ))}
    </Path>
  );
}
