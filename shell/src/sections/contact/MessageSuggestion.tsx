import { Button, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';

const Note = styled('div')({
  padding: 16,
  borderLeft: '3px solid var(--mui-palette-secondary-main)',
  background: 'var(--band)',
  '& p': { margin: '0 0 8px' },
  '& blockquote': { margin: '0 0 12px', whiteSpace: 'pre-line' },
});

interface MessageSuggestionProps {
  text: string;
  texts: ContactContent['form']['suggestion'];
  onAdd: () => void;
}

/** A text that the visitor's link suggests while an unsent message is in the form: nothing typed is overwritten. */
export function MessageSuggestion({ text, texts, onAdd }: MessageSuggestionProps) {
  return (
    <Note>
      <p>{texts.kept}</p>
      <blockquote>{text}</blockquote>
      <Button type="button" variant="outlined" onClick={onAdd}>
        {texts.add}
      </Button>
    </Note>
  );
}
