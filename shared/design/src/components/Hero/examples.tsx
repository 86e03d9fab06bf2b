import Button from '@mui/material/Button';
import { drawing } from '../Picture/picture.fixture.ts';
import { Hero } from './Hero.tsx';
import { HeroDrawing } from './HeroDrawing.tsx';

export const usual = (
  <Hero
    eyebrow="Study abroad"
    title="Study in Japan"
    blurb="A degree from Tokyo to Kyushu."
    actions={
      <Button href="/contact" variant="contained">
        Free Consultation
      </Button>
    }
    art={<HeroDrawing src={drawing.src} />}
  />
);
export const titleAlone = <Hero title="Contact" />;
export const longText = (
  <Hero
    title="Mastering university admissions from the first marksheet to the letter of acceptance"
    blurb="What universities read first, how early to begin, and what to do when an answer does not come: a calendar of the year before you fly, with the papers for each month."
  />
);
export const missingPicture = <Hero title="Study in Japan" art={<HeroDrawing src="/missing.svg" />} />;
