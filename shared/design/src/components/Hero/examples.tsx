import { drawing } from '../Picture/picture.fixture.ts';
import { Hero } from './Hero.tsx';

export const usual = (
  <Hero
    eyebrow="Study abroad"
    title="Study in Japan"
    blurb="A degree from Tokyo to Kyushu."
    cta={{ label: 'Free Consultation', href: '/contact' }}
    also={{ label: 'Plan your studies', href: '/plan' }}
    drawing={drawing.src}
  />
);
