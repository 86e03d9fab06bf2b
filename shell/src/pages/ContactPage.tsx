import { styled } from '@mui/material/styles';
import contact from '../content/contact.ts';
import { contactPhone, messengers } from '../content/paths.ts';
import valley from '../pictures/valley-skyline.svg';
import { OfficeMaps } from '../sections/contact/OfficeMaps.tsx';
import { WriteToUs } from '../sections/contact/WriteToUs.tsx';
import { PageHero } from '../sections/PageHero.tsx';

const [whatsApp] = messengers;

/** The quickest ways, before the form. */
const Quickest = styled('p')({
  margin: '4px 0 0',
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
  },
});

export default function ContactPage() {
  const { hero, form, details, map } = contact;
  return (
    <>
      <PageHero hero={hero} drawing={valley} low>
        <Quickest data-no-print>
          <a href={contactPhone.href}>{contactPhone.label}</a>
          {whatsApp ? ' · ' : null}
          {whatsApp ? <a href={whatsApp.href}>{whatsApp.label}</a> : null}
        </Quickest>
      </PageHero>
      <WriteToUs form={form} details={details} />
      <OfficeMaps {...map} />
    </>
  );
}
