import { Button, styled } from '@sayapatri/design';
import { useState } from 'react';
import type { ContactContent } from '../../content/contact.ts';
import { waitingEnquiries } from '../../enquiry/keptEnquiries.ts';
import { sendWhenOnline } from '../../enquiry/sendWhenOnline.ts';
import type { EnquiryForm, Failure } from './useEnquiryForm.ts';

const Note = styled('div')({
  display: 'grid',
  gap: 8,
  '& p': { margin: 0 },
  '& p + p': { marginTop: 8 },
  // Takes no space, but stays in the accessibility tree.
  '&:not(:has(p))': { position: 'absolute' },
});

const Refusal = styled(Note)({
  '& p': { fontWeight: 600 },
  '& p + p': { fontWeight: 400 },
});

interface RefusedNoteProps {
  refused: EnquiryForm['refused'];
  texts: ContactContent['form']['refused'];
}

/** Above the form: why a kept message was refused for good, and where its text is. */
export function RefusedNote({ refused: { refused, isInForm, discard }, texts }: RefusedNoteProps) {
  return (
    <Refusal>
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
    </Refusal>
  );
}

interface SendLaterProps extends Pick<EnquiryForm, 'failure' | 'waiting'> {
  /** Called when the failed enquiry is kept on this device. */
  onKept: () => void;
  texts: ContactContent['form']['later'];
}

/**
 * After a failure: the reason, a note that the message is not lost, and an offer to send it later. The live region is there
 * from the start, because screen readers announce only changes in it.
 */
export function SendLater({ failure, waiting, onKept, texts }: SendLaterProps) {
  /** The attempt that the browser would not keep. */
  const [notKept, setNotKept] = useState<Failure>();
  const isKept = waiting.some(({ timestamp }) => timestamp === failure?.enquiry.timestamp);
  const unkept = isKept ? undefined : failure;
  const cannotKeep = unkept !== undefined && unkept === notKept;
  const keep = (failed: Failure) => {
    if (!waitingEnquiries.keep(failed.enquiry)) return setNotKept(failed);
    onKept();
    sendWhenOnline();
  };
  return (
    <Note>
      <div aria-live="polite">
        {failure?.reason ? <p>{failure.reason}</p> : null}
        {unkept ? <p>{cannotKeep ? texts.cannotKeep : texts.kept}</p> : null}
        {waiting.length > 0 ? <p>{texts.waiting(waiting.length)}</p> : null}
      </div>
      {unkept && !unkept.isFinal && !cannotKeep ? (
        <Button type="button" variant="outlined" onClick={() => keep(unkept)}>
          {texts.agree}
        </Button>
      ) : null}
      {waiting.length > 0 ? (
        <Button type="button" variant="outlined" onClick={waitingEnquiries.forgetAll}>
          {texts.cancel(waiting.length)}
        </Button>
      ) : null}
    </Note>
  );
}
