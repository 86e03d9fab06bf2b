/** The row's layout until Swiper has loaded, and the few rules that Swiper needs. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

/** How wide a slide is: a CSS length, or how many stand side by side from each viewport width on, in pixels. */
export type SlideWidth = string | Readonly<Record<number, number>>;

interface RowLayout {
  slideGap: number;
  spotlight: boolean;
}

/** The row comes first in view, its buttons first in the tab order. */
export const Frame = styled('div')({ display: 'flex', flexDirection: 'column-reverse', gap: 24 });

const beside = 'calc(50% - var(--slide) / 2)';

export const Viewport = styled('div')<RowLayout & { slideWidth: SlideWidth }>(
  ({ slideWidth, slideGap, spotlight }) => ({
    ...widths(slideWidth, slideGap),
    // A scrollable row until Swiper takes it over.
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    '&.swiper-initialized': { overflow: ['hidden', 'clip'], overflowClipMargin: 4, touchAction: 'pan-y' },
    // The neighbours of the slide in the spotlight fade towards the edges.
    ...(spotlight && {
      maskImage: `linear-gradient(90deg, transparent, #000 ${beside}, #000 calc(100% - ${beside}), transparent)`,
    }),
    // A row that is cut fades there, until its last slide is in view.
    ...(typeof slideWidth === 'string' &&
      !spotlight && {
        '&.swiper-initialized:not(:has(.swiper-slide-fully-visible:last-of-type))': {
          maskImage: 'linear-gradient(90deg, #000 calc(100% - 64px), transparent)',
        },
      }),
    '@media print': { overflow: 'visible !important', maskImage: 'none !important' },
  }),
);

export const Track = styled('div')<Pick<RowLayout, 'slideGap'>>(({ slideGap }) => ({
  display: 'flex',
  transitionProperty: 'transform',
  // Afterwards Swiper sets the same gaps.
  '.swiper:not(.swiper-initialized) > &': { gap: slideGap },
  '@media print': { flexWrap: 'wrap', transform: 'none !important' },
}));

export const SlideBox = styled('div')<Pick<RowLayout, 'spotlight'>>(({ spotlight }) => ({
  flex: 'none',
  width: 'var(--slide)',
  maxWidth: '100%',
  scrollSnapAlign: spotlight ? 'center' : 'start',
  transition: 'filter 250ms, opacity 250ms',
  // The first slide has the position that Swiper will give it.
  '.swiper:not(.swiper-initialized) &:first-of-type': { marginLeft: spotlight ? beside : undefined },
  '&[inert]': { filter: 'blur(5px)', opacity: 0.55 },
  '@media print': { filter: 'none !important' },
}));

export const Controls = styled('div')<{ centered: boolean }>(({ centered }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: centered ? 'center' : undefined,
  gap: 8,
}));

export const ControlButton = styled(IconButton)({ border: '1px solid var(--mui-palette-divider)' });

/** Which slide is shown, between the two buttons. */
export const Position = styled('p')({
  minWidth: '5em',
  margin: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

function widths(width: SlideWidth, gap: number) {
  if (typeof width === 'string') return { '--slide': width };
  return Object.fromEntries(
    Object.entries(width).map(([from, count]) => [
      `@media (min-width: ${from}px)`,
      { '--slide': `calc((100% - ${gap * (count - 1)}px) / ${count})` },
    ]),
  );
}
