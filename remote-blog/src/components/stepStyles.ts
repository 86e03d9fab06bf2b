import mountains from '@sayapatri/pictures/bare-ridge.svg';

/** From here on, figures have room for steps and tiles side by side. */
const wide = '@media (min-width: 700px)';

/** The slope that a path climbs, in pixels: its height, the height at its foot, and the rise of each step. */
const slope = { height: 152, foot: 36, rise: 8 };
const edge = (at: string) => `calc(${slope.height - slope.foot}px - ${at} * ${slope.rise}px)`;

/** Numbered points below one another on a dashed line. */
const line = {
  '& li': { minHeight: 44, padding: '3px 0 12px 48px' },
  '& li:last-child': { paddingBottom: 0 },
  '& li::after': {
    content: 'counter(list-item)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 32,
    lineHeight: '32px',
    textAlign: 'center',
    fontWeight: 750,
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
    borderRadius: '50%',
    boxShadow: '0 0 0 4px var(--mui-palette-band)',
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 15px',
    borderLeft: '2px dashed var(--mui-palette-primary-light)',
  },
  '& li:last-child::before': { display: 'none' },
} as const;

/** The colours of the last point: the top of a path, or a deadline. */
export const end = {
  color: 'var(--mui-palette-secondary-contrastText)',
  background: 'var(--mui-palette-secondary-main)',
};

/** The line runs from left to right above the words; the last words end at the figure's edge. */
const across = {
  '& > :last-child': { display: 'flex' },
  '& li': { flex: '1 1 0', padding: '46px 16px 0 0' },
  '& li:last-child': { maxWidth: 'max-content', paddingRight: 0 },
  '& li::before': {
    inset: '15px -6px auto 16px',
    border: 0,
    borderTop: '2px dashed var(--mui-palette-primary-light)',
  },
  '& li + li > strong::before': { left: -8, top: 12, transform: 'rotate(45deg)' },
} as const;

/** Figures whose list is a line of numbered steps. */
export const stepStyles = {
  '& [data-kind=path]': {
    ...line,
    '& li:last-child::after': end,
    [wide]: {
      '& > :last-child': { position: 'relative', display: 'flex' },
      '& > :last-child::before': {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        height: slope.height,
        background: `url(${mountains}) 50% 60% / cover var(--mui-palette-primarySoft)`,
        borderRadius: 12,
      },
      '& li': { flex: '1 1 0', padding: `${slope.height + 14}px 10px 0` },
      '& li::before, & li:last-child::before': {
        display: 'block',
        // Each step overlaps the next by a pixel, so that no gap is seen.
        inset: '0 -1px auto 0',
        height: slope.height,
        border: 0,
        background: 'var(--mui-palette-bandDeep)',
        clipPath: `polygon(0 ${edge('(var(--step) - 1)')}, 100% ${edge('var(--step)')}, 100% 100%, 0 100%)`,
      },
      '& li:first-of-type::before': { borderBottomLeftRadius: 12 },
      // The top: level ground, where the path ends.
      '& li:last-child::before': {
        clipPath: `inset(${edge('(var(--step) - 1)')} 0 0)`,
        borderBottomRightRadius: 12,
      },
      '& li::after': {
        left: 10,
        top: edge('(var(--step) + 0.5)'),
        boxShadow: '0 0 0 3px var(--mui-palette-bandDeep)',
      },
      '& li:not(:last-child)::after': {
        color: 'var(--mui-palette-bandDeep)',
        background: 'var(--mui-palette-onDeep)',
      },
    },
  },
  '& [data-kind=countdown]': {
    ...line,
    // The points have no numbers, because the list runs from the deadline back to today.
    '& li::after': { ...line['& li::after'], content: '""', left: 6, top: 6, width: 20, height: 20 },
    '& li::before': { ...line['& li::before'], inset: '16px auto -6px 15px' },
    '& li:first-of-type::after': end,
    // An arrow at the end of each line shows that time runs backwards.
    '& li + li > strong::before': {
      content: '""',
      position: 'absolute',
      left: 12,
      top: -6,
      width: 7,
      height: 7,
      border: 'solid var(--mui-palette-primary-light)',
      borderWidth: '2px 2px 0 0',
      transform: 'rotate(135deg)',
    },
    // Six columns of words need a wide screen.
    '@media (min-width: 700px) and (max-width: 1199px)': { '&:not(:has(li:nth-of-type(5)))': across },
    '@media (min-width: 1200px)': across,
  },
} as const;
