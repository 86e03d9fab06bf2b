import Box from '@mui/material/Box';
import { Hero, Section } from '@sayapatri/design';
import contact from '../content/contact.ts';
import { ContactDetails } from '../sections/contact/ContactDetails.tsx';
import { EnquiryForm } from '../sections/contact/EnquiryForm.tsx';
import { OfficeMaps } from '../sections/contact/OfficeMaps.tsx';
import { QuickWays } from '../sections/contact/QuickWays.tsx';

export default function ContactPage() {
  const { hero, form, details, map } = contact;
  return (
    <>
      <Hero {...hero}>
        <QuickWays />
      </Hero>
      <Section title={form.title}>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '1.7fr 1fr' } }}>
          <EnquiryForm form={form} />
          <ContactDetails {...details} />
        </Box>
      </Section>
      <OfficeMaps {...map} />
    </>
  );
}
