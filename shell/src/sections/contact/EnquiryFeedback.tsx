import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContactContent } from '../../content/contact.ts';
import type { EnquiryStatus, Failure } from './useEnquiryForm.ts';

/** A live region: it takes no space while it is empty, but stays in the accessibility tree. */
const Region = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  fontWeight: 600,
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
      <Region role="status" sx={{ color: status === 'success' ? 'success.main' : 'text.secondary' }}>
        {status === 'sending' ? texts.sending : null}
        {status === 'success' ? (
          <>
            <CheckCircleOutlinedIcon />
            {texts.success}
          </>
        ) : null}
      </Region>
      <Region role="alert" sx={{ color: 'error.main' }}>
        {status === 'failure' ? (
          <>
            <ErrorOutlineOutlinedIcon />
            {texts.failure}
          </>
        ) : null}
      </Region>
      <Region aria-live="polite" sx={{ flexDirection: 'column', fontWeight: 'inherit' }}>
        {failure?.reason ? <Typography>{failure.reason}</Typography> : null}
        {failure ? <Typography>{texts.kept}</Typography> : null}
      </Region>
    </>
  );
}
