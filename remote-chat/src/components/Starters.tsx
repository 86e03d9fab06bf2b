import { styled } from '@mui/material/styles';
import { panel } from '../content/panel.ts';
import { chipStyle } from './QuickActionList.tsx';

const Box = styled('div')({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  padding: '10px 16px 12px',
  overflowY: 'auto',
  borderTop: '1px solid var(--mui-palette-divider)',
  background: 'var(--mui-palette-band)',
  '& p': { margin: 0, fontSize: '0.875rem', lineHeight: 1.45, color: 'var(--mui-palette-text-secondary)' },
  '& ul': {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 8,
    maxHeight: 280,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& button': {
    ...chipStyle,
    width: '100%',
    height: '100%',
    minHeight: 52,
    padding: '6px 14px',
    textAlign: 'left',
    justifyContent: 'start',
    background: 'var(--mui-palette-background-paper)',
  },
  // Above a phone's keyboard the questions are one row that scrolls sideways.
  '@media (max-height: 479px)': {
    flex: 'none',
    paddingBlock: 4,
    overflow: 'hidden',
    '& p': { position: 'absolute', clipPath: 'inset(50%)' },
    '& ul': {
      display: 'flex',
      overflowX: 'auto',
      marginInline: -16,
      paddingInline: 16,
      scrollbarWidth: 'none',
    },
    '& li': { flex: 'none' },
    '& button': { ...chipStyle, whiteSpace: 'nowrap', background: 'var(--mui-palette-background-paper)' },
  },
});

/** Suggested questions for the beginning. `onAsk` is called with the chosen one. */
export function Starters({ onAsk }: { onAsk: (message: string) => void }) {
  const { intro, questions } = panel.starters;
  return (
    <Box>
      <p id="starters">{intro}</p>
      <ul aria-labelledby="starters">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
