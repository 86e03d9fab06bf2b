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
export const longText = (
  <Hero
    title="Mastering university admissions from the first marksheet to the letter of acceptance"
    blurb="What universities read first, how early to begin, and what to do when an answer does not come: a calendar of the year before you fly, with the papers for each month."
  />
);
