import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { enquiryEndpoint } from '@sayapatri/contract';
import { FormField } from '@sayapatri/design/formField';
import { prepareToasts } from '@sayapatri/design/toasts';
import type { ContactContent } from '../../content/contact.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { EnquiryFeedback } from './EnquiryFeedback.tsx';
import { hiddenField } from './formFields.ts';
import { Optional } from './Optional.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

/**
 * The message form. Without scripts the browser posts it, and the server answers with a page. While it is being sent by
 * script, no control that may have the focus is disabled.
 */
export function EnquiryForm({ form: text }: Pick<ContactContent, 'form'>) {
  const enquiry = useEnquiryForm(text);
  const { form, status, faults } = enquiry;
  const { labels, optional } = text;
  const sending = status === 'sending';
  /** The field's name and, below it, the sentence by which the browser has refused it. */
  const fieldOf = (name: keyof typeof labels) => ({
    name,
    error: faults[name] !== undefined,
    helperText: faults[name],
    html: { readOnly: sending },
  });
  return (
    <Stack
      component="form"
      ref={form}
      method="post"
      action={enquiryEndpoint}
      onFocus={prepareToasts}
      onInput={enquiry.onInput}
      onInvalidCapture={enquiry.onInvalid}
      onSubmit={enquiry.onSubmit}
      sx={{ position: 'relative', gap: { xs: 1.5, sm: 2 }, '@media print': { display: 'none' } }}
    >
      <AppointmentFields key={enquiry.sentCount} readOnly={sending} onChoice={enquiry.setAppointmentLine} />
      <FormField label={labels.name} autoComplete="name" required {...fieldOf('name')} />
      {/* Side by side where there is room. */}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        }}
      >
        <FormField label={labels.email} type="email" autoComplete="email" required {...fieldOf('email')} />
        <FormField
          label={<Optional label={labels.phone} note={optional} />}
          type="tel"
          autoComplete="tel"
          {...fieldOf('phone')}
        />
      </Box>
      <FormField label={labels.message} rows={3} required {...fieldOf('message')} />
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
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text.privacy}
      </Typography>
    </Stack>
  );
}
