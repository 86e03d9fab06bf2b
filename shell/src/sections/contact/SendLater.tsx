import { Button, styled } from 'shared/core';
import type { ContactContent } from '../../content/contact.ts';

const Note = styled('div')({ display: 'grid', gap: 8, '& p': { margin: 0 } });

interface SendLaterProps {
  /** True once the visitor has agreed. */
  isWaiting: boolean;
  texts: ContactContent['form']['later'];
  onAgree: () => void;
  onCancel: () => void;
}

/** After a failure: the message is not lost, and is sent later if the visitor wants that. */
export function SendLater({ isWaiting, texts, onAgree, onCancel }: SendLaterProps) {
  return (
    <Note>
      <p>{isWaiting ? texts.waiting : texts.kept}</p>
      <Button type="button" variant="outlined" onClick={isWaiting ? onCancel : onAgree}>
        {isWaiting ? texts.cancel : texts.agree}
      </Button>
    </Note>
  );
}
