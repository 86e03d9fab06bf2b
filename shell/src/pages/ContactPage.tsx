import { Hero } from 'shared/core';
import contact from '../content/contact.ts';
import { OfficeMaps } from '../sections/contact/OfficeMaps.tsx';
import { WriteToUs } from '../sections/contact/WriteToUs.tsx';

export default function ContactPage() {
  const { hero, form, details, map } = contact;
  return (
    <>
      <Hero title={hero.title} blurb={hero.blurb} />
      <WriteToUs form={form} details={details} />
      <OfficeMaps {...map} />
    </>
  );
}
