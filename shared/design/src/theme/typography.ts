const text = (size: string, lineHeight: number, weight = 400) => ({
  // Inherited from the root: repeating it in each rule would add bytes to every page.
  fontFamily: 'inherit',
  fontWeight: weight,
  fontSize: size,
  lineHeight,
});

const heading = (size: string, lineHeight: number, weight = 700) => ({
  ...text(size, lineHeight, weight),
  letterSpacing: '-0.018em',
  wordSpacing: '0.05em',
  textWrap: 'balance' as const,
});

/** Large letters need less space between their lines. */
const wide = '@media (min-width: 900px)';

/** One scale: sizes grow with the screen between two bounds, so that no breakpoint jumps. */
export const typography = {
  h1: { ...heading('clamp(2.25rem, 1.35rem + 3.6vw, 4.5rem)', 1.08, 750), [wide]: { lineHeight: 1 } },
  h2: heading('clamp(1.75rem, 1.45rem + 1.4vw, 2.5rem)', 1.15),
  h3: heading('clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)', 1.3, 650),
  h4: heading('1.0625rem', 1.4, 650),
  body1: text('1.0625rem', 1.6),
  body2: text('0.9375rem', 1.6),
  caption: text('0.8125rem', 1.5),
};
