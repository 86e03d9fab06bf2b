export default {
  hero: {
    title: 'Team slider',
    blurb: 'A test page that shows how the staff slider works. No other page links to it.',
  },
  slider: {
    title: 'Our staff',
    intro: 'Move the slider with the buttons, or drag it.',
  },
};
