import contact from '../content/contact.ts';
import { OfficeMaps } from '../sections/contact/OfficeMaps.tsx';
import { QuickWays } from '../sections/contact/QuickWays.tsx';
import { WriteToUs } from '../sections/contact/WriteToUs.tsx';
import { PageHero } from '../sections/PageHero.tsx';

export default function ContactPage() {
  const { hero, form, details, map } = contact;
  return (
    <>
      <PageHero hero={hero}>
        <QuickWays />
      </PageHero>
      <WriteToUs form={form} details={details} />
      <OfficeMaps {...map} />
    </>
  );
}
