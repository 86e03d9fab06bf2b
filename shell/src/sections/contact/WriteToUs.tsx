import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  '@media (min-width: 600px)': {
    '& > form': {
      padding: 'clamp(24px, 3vw, 40px)',
      background: 'var(--mui-palette-background-paper)',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 20,
    },
  },
  // Both headings stand on one line.
  '@media (min-width: 900px)': {
    display: 'contents',
    'div:has(> &)': { display: 'grid', gridTemplate: 'auto 1fr / 1.7fr 1fr', columnGap: 64 },
    '& > form': { alignSelf: 'start' },
    '& > div': { gridArea: '1 / 2 / 3' },
  },
  // A sheet of paper has the details, without the form and its heading.
  '@media print': { '& > form': { display: 'none' }, 'div:has(+ &)': { display: 'none' } },
});

/** The form and, beside it, phone, e-mail, addresses and hours. */
export function WriteToUs({ form, details }: Pick<ContactContent, 'form' | 'details'>) {
  return (
    <Section title={form.title} intro={form.intro}>
      <Columns>
        <EnquiryForm form={form} />
        <ContactDetails {...details} />
      </Columns>
    </Section>
  );
}
