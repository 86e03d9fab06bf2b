import contact from '../content/contact.ts';
import valley from '../drawings/ValleySkyline.tsx?drawing';
import { OfficeMaps } from '../sections/contact/OfficeMaps.tsx';
import { WriteToUs } from '../sections/contact/WriteToUs.tsx';
import { PageHero } from '../sections/PageHero.tsx';

export default function ContactPage() {
  const { hero, form, details, map } = contact;
  return (
    <>
      <PageHero hero={hero} drawing={valley} low />
      <WriteToUs form={form} details={details} />
      <OfficeMaps {...map} />
    </>
  );
}
