import { Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: '1.5fr 1fr', gap: 80 },
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
