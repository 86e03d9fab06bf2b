import type { Heading, HeroText } from './sections.ts';

interface TeamSliderContent {
  hero: HeroText;
  slider: Heading;
}

const teamSlider: TeamSliderContent = {
  hero: {
    title: 'Team slider',
    blurb: 'A test page that shows how the staff slider works. No other page links to it.',
  },
  slider: {
    title: 'Our staff',
    intro: 'Move the slider with the buttons, or drag it.',
  },
};

export default teamSlider;
