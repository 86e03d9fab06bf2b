import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContactContent } from '../../content/contact.ts';

const Offer = styled('div')({
  padding: 16,
  borderLeft: '3px solid var(--mui-palette-secondary-main)',
  background: 'var(--mui-palette-band)',
  '& p': { margin: '0 0 8px' },
  '& blockquote': { margin: '0 0 12px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& label + blockquote': { margin: '8px 0 0 36px' },
  '& label': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    cursor: 'pointer',
  },
});

interface MessageSuggestionProps {
  text: string;
  texts: ContactContent['form']['suggestion'];
  onAdd: () => void;
}

/** A text that the visitor's link suggests while an unsent message is in the form: nothing typed is overwritten. */
export function MessageSuggestion({ text, texts, onAdd }: MessageSuggestionProps) {
  return (
    <Offer>
      <p>{texts.kept}</p>
      <blockquote>{text}</blockquote>
      <Button type="button" variant="outlined" onClick={onAdd}>
        {texts.add}
      </Button>
    </Offer>
  );
}

interface PlannedLinesProps {
  plan: string;
  /** The label of the box. */
  box: string;
  onChoice: (isWanted: boolean) => void;
}

/** A box to send along what the visitor has planned, above the lines that are then in the message. */
export function PlannedLines({ plan, box, onChoice }: PlannedLinesProps) {
  return (
    <Offer>
      <label>
        <input type="checkbox" onChange={({ target }) => onChoice(target.checked)} />
        {box}
      </label>
      <blockquote>{plan}</blockquote>
    </Offer>
  );
}
