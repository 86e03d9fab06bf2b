import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { ContactContent } from '../../content/contact.ts';
import type { EnquiryStatus, Failure } from './useEnquiryForm.ts';

const Line = styled('p')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  margin: 0,
  fontWeight: 600,
  '& svg': { flex: 'none', marginTop: 2 },
  '&[role=status]': { color: 'var(--mui-palette-success-main)' },
  '&[role=status][data-sending]': { color: 'var(--mui-palette-text-secondary)' },
  '&[role=alert]': { color: 'var(--mui-palette-error-main)' },
  // Takes no space, but stays in the accessibility tree.
  '&:empty': { position: 'absolute' },
});

const Note = styled('div')({
  '& p': { margin: 0 },
  '& p + p': { marginTop: 8 },
  // Takes no space, but stays in the accessibility tree.
  '&:empty': { position: 'absolute' },
});

interface EnquiryFeedbackProps {
  status: EnquiryStatus;
  /** The last attempt, if it has failed. */
  failure: Failure | undefined;
  texts: ContactContent['form']['status'];
}

/** The status of sending and why it failed. The live regions exist from the start, because screen readers announce only changes in them. */
export function EnquiryFeedback({ status, failure, texts }: EnquiryFeedbackProps) {
  return (
    <>
      <Line role="status" data-sending={status === 'sending' ? '' : undefined}>
        {status === 'sending' ? texts.sending : null}
        {status === 'success' ? (
          <>
            <CheckCircleOutlinedIcon />
            {texts.success}
          </>
        ) : null}
      </Line>
      <Line role="alert">
        {status === 'failure' ? (
          <>
            <ErrorOutlineOutlinedIcon />
            {texts.failure}
          </>
        ) : null}
      </Line>
      <Note aria-live="polite">
        {failure?.reason ? <p>{failure.reason}</p> : null}
        {failure ? <p>{texts.kept}</p> : null}
      </Note>
    </>
  );
}
