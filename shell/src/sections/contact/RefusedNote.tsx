import { Button, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import type { RefusedInForm } from './useRefusedEnquiry.ts';

const Note = styled('div')({
  display: 'grid',
  gap: 8,
  '& p': { margin: 0, fontWeight: 600 },
  '& p + p': { marginTop: 8, fontWeight: 400 },
  // Takes no space, but stays in the accessibility tree.
  '&:not(:has(p))': { position: 'absolute' },
});

interface RefusedNoteProps {
  refused: RefusedInForm;
  texts: ContactContent['form']['refused'];
}

/** Above the form: why a kept message was refused for good, and where its text is. */
export function RefusedNote({ refused: { refused, isInForm, discard }, texts }: RefusedNoteProps) {
  return (
    <Note>
      <div aria-live="polite">
        {refused ? (
          <>
            <p>{isInForm ? texts.inForm : texts.afterThis}</p>
            {refused.reason ? <p>{refused.reason}</p> : null}
          </>
        ) : null}
      </div>
      {refused ? (
        <Button type="button" variant="outlined" onClick={discard}>
          {texts.discard}
        </Button>
      ) : null}
    </Note>
  );
}
