import { Button, styled } from '@sayapatri/design';
import { useState } from 'react';
import type { ContactContent } from '../../content/contact.ts';
import type { Failure } from './useEnquiryForm.ts';
import type { WaitingEnquiries } from './useWaitingEnquiries.ts';

const Note = styled('div')({
  display: 'grid',
  gap: 8,
  '& p': { margin: 0 },
  '& p + p': { marginTop: 8 },
  // Takes no space, but stays in the accessibility tree.
  '&:not(:has(p))': { position: 'absolute' },
});

interface SendLaterProps {
  /** The last attempt, if it has failed. */
  failure: Failure | undefined;
  waiting: WaitingEnquiries;
  texts: ContactContent['form']['later'];
}

/**
 * After a failure: why, that the message is not lost, and that it is sent later if the visitor wants that. The live region
 * is there from the start, because screen readers announce only changes in it.
 */
export function SendLater({ failure, waiting, texts }: SendLaterProps) {
  /** The attempt that the browser would not keep. */
  const [notKept, setNotKept] = useState<Failure>();
  const unkept = failure && !waiting.isKept(failure.enquiry) ? failure : undefined;
  const cannotKeep = unkept !== undefined && unkept === notKept;
  return (
    <Note>
      <div aria-live="polite">
        {failure?.reason ? <p>{failure.reason}</p> : null}
        {unkept ? <p>{cannotKeep ? texts.cannotKeep : texts.kept}</p> : null}
        {waiting.count > 0 ? <p>{texts.waiting(waiting.count)}</p> : null}
      </div>
      {unkept && !unkept.isFinal && !cannotKeep ? (
        <Button
          type="button"
          variant="outlined"
          onClick={() => {
            if (!waiting.keep(unkept.enquiry)) setNotKept(unkept);
          }}
        >
          {texts.agree}
        </Button>
      ) : null}
      {waiting.count > 0 ? (
        <Button type="button" variant="outlined" onClick={waiting.forgetAll}>
          {texts.cancel(waiting.count)}
        </Button>
      ) : null}
    </Note>
  );
}
