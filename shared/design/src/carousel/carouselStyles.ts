import { styled } from '@mui/material/styles';
/** The few rules that Swiper needs, and the row's layout until it has loaded. */

/** How wide a slide is: a CSS length, or how many stand side by side from each viewport width on, in pixels. */
export type SlideWidth = string | Readonly<Record<number, number>>;

interface ViewportLayout {
  slideWidth: SlideWidth;
  slideGap: number;
}

interface TrackLayout {
  slideGap: number;
  spotlight: boolean;
}

export const Frame = styled('div')({ display: 'flex', flexDirection: 'column-reverse', gap: 24 });

export const Viewport = styled('div')<ViewportLayout>(({ slideWidth, slideGap }) => ({
  ...widths(slideWidth, slideGap),
  // A scrollable row until Swiper takes it over.
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '&.swiper-initialized': {
    overflow: ['hidden', 'clip'],
    overflowClipMargin: 4,
    touchAction: 'pan-y',
  },
  // The neighbours of the slide in the spotlight fade towards the edges.
  '&[data-spotlight]': {
    '--beside': 'calc(50% - var(--slide) / 2)',
    maskImage:
      'linear-gradient(90deg, transparent, #000 var(--beside), #000 calc(100% - var(--beside)), transparent)',
  },
  '@media print': {
    '&': { maskImage: 'none !important' },
    '&, & *': { overflow: 'visible !important', transform: 'none !important', filter: 'none !important' },
    '& > *': { flexWrap: 'wrap' },
  },
}));

export const Track = styled('div')<TrackLayout>(({ slideGap, spotlight }) => ({
  display: 'flex',
  transitionProperty: 'transform',
  '& > *': { scrollSnapAlign: spotlight ? 'center' : 'start' },
  '.swiper:not(.swiper-initialized) > &': { gap: slideGap },
  ...(spotlight && {
    // The first slide has the position that Swiper will give it.
    '.swiper:not(.swiper-initialized) > & > :first-of-type': {
      marginLeft: 'calc((100% - var(--slide)) / 2)',
    },
    '& > * > *': { height: '100%', transition: 'filter 250ms, opacity 250ms' },
    '& > [inert] > *': { filter: 'blur(5px)', opacity: 0.55 },
  }),
}));

function widths(width: SlideWidth, gap: number) {
  if (typeof width === 'string') return { '--slide': width };
  return Object.fromEntries(
    Object.entries(width).map(([from, count]) => [
      `@media (min-width: ${from}px)`,
      { '--slide': `calc((100% - ${gap * (count - 1)}px) / ${count})` },
    ]),
  );
}

export const SlideBox = styled('div')({
  flex: 'none',
  width: 'var(--slide)',
  maxWidth: '100%',
});

export const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '&[data-centered]': { justifyContent: 'center' },
  '& button': { border: '1px solid var(--mui-palette-divider)', color: 'var(--mui-palette-primary-main)' },
  '& p': {
    minWidth: '5em',
    margin: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& p span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
