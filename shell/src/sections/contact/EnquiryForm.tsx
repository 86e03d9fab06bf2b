import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { enquiryEndpoint } from '@sayapatri/contract';
import { Field } from '@sayapatri/design';
import { prepareToasts } from '@sayapatri/design/toasts';
import type { ContactContent } from '../../content/contact.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { EnquiryFeedback } from './EnquiryFeedback.tsx';
import { hiddenField } from './formFields.ts';
import { MessageSuggestion, PlannedLines } from './MessageOffers.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 24,
  // Moved out of sight instead of `display: none`, because some spam programs skip fields that are not displayed.
  '& > [aria-hidden]': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& > small': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& button': { justifySelf: 'start', textWrap: 'balance' },
  '& button[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
});

const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});

/**
 * The message form. Without scripts the browser posts it, and the server answers with a page. While it is being sent by
 * script, no control that may have the focus is disabled.
 */
export function EnquiryForm({ form: text }: Pick<ContactContent, 'form'>) {
  const enquiry = useEnquiryForm(text);
  const { form, status, suggestion } = enquiry;
  const { labels, optional } = text;
  const sending = status === 'sending';
  return (
    <Form
      ref={form}
      method="post"
      action={enquiryEndpoint}
      onFocus={prepareToasts}
      onInput={enquiry.onInput}
      onSubmit={enquiry.onSubmit}
    >
      <Field label={labels.name} name="name" autoComplete="name" required readOnly={sending} />
      <Pair>
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={sending}
        />
        <Field
          label={labels.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          optional={optional}
          readOnly={sending}
        />
      </Pair>
      <Field
        label={labels.message}
        name="message"
        multiline
        rows={6}
        hint={text.messageHint}
        required
        readOnly={sending}
      />
      {suggestion ? (
        <MessageSuggestion
          text={suggestion}
          texts={text.suggestion}
          onAdd={() => enquiry.addToMessage(suggestion)}
        />
      ) : null}
      {enquiry.plan ? (
        <PlannedLines plan={enquiry.plan} box={text.plan.box} onChoice={enquiry.sendPlan} />
      ) : null}
      <AppointmentFields key={enquiry.sentCount} readOnly={sending} onChoice={enquiry.setAppointmentLine} />
      <label aria-hidden="true">
        {text.leaveEmpty}
        <input name={hiddenField} tabIndex={-1} autoComplete="off" />
      </label>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        aria-disabled={sending || undefined}
        onClick={enquiry.onClick}
      >
        {text.submit}
      </Button>
      <EnquiryFeedback status={status} failure={enquiry.failure} texts={text.status} />
      <small>{text.privacy}</small>
    </Form>
  );
}
