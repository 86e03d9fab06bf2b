import { styled } from '@sayapatri/design';

const Note = styled('div')({
  padding: 16,
  borderLeft: '3px solid var(--mui-palette-secondary-main)',
  background: 'var(--band)',
  '& label': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& input': {
    flex: 'none',
    margin: 0,
    width: 24,
    height: 24,
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& blockquote': { margin: '8px 0 0 36px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface PlannedLinesProps {
  plan: string;
  /** The label of the box. */
  box: string;
  onChoice: (isWanted: boolean) => void;
}

/** A box to send along what the visitor has planned, above the lines that are then in the message. */
export function PlannedLines({ plan, box, onChoice }: PlannedLinesProps) {
  return (
    <Note>
      <label>
        <input type="checkbox" onChange={({ target }) => onChoice(target.checked)} />
        {box}
      </label>
      <blockquote>{plan}</blockquote>
    </Note>
  );
}
