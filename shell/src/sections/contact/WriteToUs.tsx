import { Section, styled } from '@sayapatri/design';
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
  '@media (min-width: 900px)': { gridTemplateColumns: '1.7fr 1fr', gap: 64 },
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
