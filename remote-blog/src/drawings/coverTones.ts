/** Colours of the covers. A cover is a separate file, so it can't read the page's colours. */
export const tones = {
  ground: '#fbf4e6',
  paper: '#fffdf8',
  mist: '#dbe5ee',
  haze: '#b3c8db',
  ridge: '#7499bd',
  slope: '#3f6f9f',
  deep: '#1d4a7a',
  night: '#10305a',
  glow: '#fbd88a',
  marigold: '#f3a51c',
  ember: '#d9780f',
  leaf: '#3d7a56',
  brick: '#b4503e',
} as const;

/** Tones that would be too bright on a dark page, as the same scene after dusk. */
const dusk: Partial<Record<keyof typeof tones, string>> = {
  ground: '#1b3149',
  paper: '#c3d0dc',
  mist: '#4a6985',
  haze: '#35536f',
  ridge: '#2a4a69',
  slope: '#1f3f60',
  deep: '#163452',
  night: '#0c2138',
  leaf: '#1d4a3c',
  brick: '#6e3530',
};

const rules = Object.entries(dusk).map(
  ([tone, dark]) => `[fill="${tones[tone as keyof typeof tones]}"]{fill:${dark}}`,
);

/** The sun is a moon by night, as in the site's other drawings. */
const moon = '[data-moon]{fill:#efe3c8}[data-sun]{fill:none}';

/** A cover's style sheet for the dark scheme. */
export const darkStyle = `@media(prefers-color-scheme:dark){${rules.join('')}${moon}[data-day]{filter:brightness(.74)}}`;
