import type { Heading, HeroText } from './sections.ts';

interface TeamSliderContent {
  hero: HeroText;
  slider: Heading;
}

const teamSlider: TeamSliderContent = {
  hero: {
    title: 'Team slider',
    blurb: 'A test page: it shows how the slider behaves, and no other page links to it.',
  },
  slider: {
    title: 'Five people, one of each role',
    intro: 'Move it with the buttons, a finger or the mouse.',
  },
};

export default teamSlider;
