import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { enquiryEndpoint } from '@sayapatri/contract';
import { prepareToasts } from '@sayapatri/design/toasts';
import type { ContactContent } from '../../content/contact.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { EnquiryFeedback } from './EnquiryFeedback.tsx';
import { hiddenField } from './formFields.ts';
import { MessageSuggestion, PlannedLines } from './MessageOffers.tsx';
import { Optional } from './Optional.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

/** E-mail and phone stand side by side where there is room. */
const besideEachOther = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
};

/**
 * The message form. Without scripts the browser posts it, and the server answers with a page. While it is being sent by
 * script, no control that may have the focus is disabled.
 */
export function EnquiryForm({ form: text }: Pick<ContactContent, 'form'>) {
  const enquiry = useEnquiryForm(text);
  const { form, status, suggestion } = enquiry;
  const { labels, optional } = text;
  const sending = status === 'sending';
  const readOnly = { input: { readOnly: sending } };
  return (
    <Stack
      component="form"
      ref={form}
      method="post"
      action={enquiryEndpoint}
      onFocus={prepareToasts}
      onInput={enquiry.onInput}
      onSubmit={enquiry.onSubmit}
      sx={{ position: 'relative', gap: 3 }}
    >
      <TextField label={labels.name} name="name" autoComplete="name" required slotProps={readOnly} />
      <Box sx={besideEachOther}>
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          slotProps={readOnly}
        />
        <TextField
          label={<Optional label={labels.phone} note={optional} />}
          name="phone"
          type="tel"
          autoComplete="tel"
          slotProps={readOnly}
        />
      </Box>
      <TextField
        label={labels.message}
        name="message"
        multiline
        rows={6}
        helperText={text.messageHint}
        required
        // The browser's own field: MUI's measures itself when scripts run, and the page would move by 2 px.
        slotProps={{ input: { ...readOnly.input, inputComponent: 'textarea' } }}
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
      {/* Out of sight instead of `display: none`, because some spam programs skip fields that are not displayed. */}
      <Box component="label" aria-hidden="true" sx={visuallyHidden}>
        {text.leaveEmpty}
        <input name={hiddenField} tabIndex={-1} autoComplete="off" />
      </Box>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        aria-disabled={sending || undefined}
        onClick={enquiry.onClick}
        sx={{ alignSelf: 'start', ...(sending && { opacity: 0.6, cursor: 'progress' }) }}
      >
        {text.submit}
      </Button>
      <EnquiryFeedback status={status} failure={enquiry.failure} texts={text.status} />
      <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
        {text.privacy}
      </Typography>
    </Stack>
  );
}
