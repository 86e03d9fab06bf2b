import Box from '@mui/material/Box';
import { Section } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

/** The form and, beside it, phone, e-mail, addresses and hours. */
export function WriteToUs({ form, details }: Pick<ContactContent, 'form' | 'details'>) {
  return (
    <Section title={form.title}>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '1.7fr 1fr' } }}>
        <EnquiryForm form={form} />
        <ContactDetails {...details} />
      </Box>
    </Section>
  );
}
