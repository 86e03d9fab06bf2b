import { Hero } from 'shared/core';
import contact from '../content/contact.ts';

export default function ContactPage() {
  return <Hero title={contact.hero.title} blurb={contact.hero.blurb} />;
}
