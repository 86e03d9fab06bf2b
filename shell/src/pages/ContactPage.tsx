import { Hero } from '@sayapatri/design';
import contact from '../content/contact.ts';
import { OfficeMaps } from '../sections/contact/OfficeMaps.tsx';
import { QuickWays } from '../sections/contact/QuickWays.tsx';
import { WriteToUs } from '../sections/contact/WriteToUs.tsx';

export default function ContactPage() {
  const { hero, form, details, map } = contact;
  return (
    <>
      <Hero {...hero}>
        <QuickWays />
      </Hero>
      <WriteToUs form={form} details={details} />
      <OfficeMaps {...map} />
    </>
  );
}
