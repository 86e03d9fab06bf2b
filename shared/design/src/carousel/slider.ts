/** The only file that uses Swiper. It moves rows that CSS has already laid out, and writes no styles of its own. */
// biome-ignore lint/style/noRestrictedImports: Swiper is met in this file only
import Swiper from 'swiper';
// biome-ignore lint/style/noRestrictedImports: Swiper is met in this file only
import { Autoplay } from 'swiper/modules';

export interface SliderOptions {
  /** Space between two slides, in pixels. */
  gap: number;
  /** Endless in both directions; otherwise the row goes back to its start at the end. */
  loop: boolean;
  /** The active slide stands in the middle rather than at the start. */
  centered: boolean;
  /** Moves without a transition. */
  still: boolean;
  /** Milliseconds between two automatic steps; undefined when it never moves by itself. */
  delay?: number | undefined;
  /** Counts the delay from the start of the last movement instead of its end. */
  steady: boolean;
  /** Called with the index of the new active slide, and with how many slides have room from it on. */
  onActive: (indexAndRoom: readonly [number, number]) => void;
}

const transition = 300;

/** Takes over a row: `viewport` with class `swiper`, in it the track and the slides with Swiper's class names. */
export function createSlider(
  viewport: HTMLElement,
  { gap, loop, centered, still, delay, steady, onActive }: SliderOptions,
) {
  const tell = ({ realIndex, width, slidesSizesGrid: [first = 0] }: Swiper) =>
    onActive([realIndex, centered ? 1 : Math.max(1, Math.floor((width + gap + 1) / (first + gap)))]);
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: gap,
    loop,
    // A quick second click counts too.
    loopPreventsSliding: false,
    rewind: !loop,
    initialSlide: scrolledTo(viewport, gap),
    centeredSlides: centered,
    speed: still ? 0 : transition,
    grabCursor: true,
    autoplay:
      delay === undefined
        ? false
        : // Without a transition there is no end of one to wait for.
          { delay, waitForTransition: !steady && !still, disableOnInteraction: false },
    on: { realIndexChange: tell },
  });
  // Swiper's own handler, which its first measurement of a fractional height triggers too, resets the row two frames later
  // and so undoes what a visitor has clicked meanwhile.
  swiper.off('resize orientationchange');
  swiper.on('resize', () => {
    swiper.updateSize();
    swiper.updateSlides();
    swiper.slideTo(swiper.activeIndex, 0, false, true);
    tell(swiper);
  });
  swiper.autoplay.stop();
  viewport.scrollLeft = 0;
  tell(swiper);

  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    /** Brings the slide of that index into view, if it is not there already. */
    show: (index: number) => {
      const slide = swiper.slides.find((_, place) => realIndexOf(swiper, place) === index);
      if (slide === undefined || isInside(slide, viewport)) return;
      if (loop) swiper.slideToLoop(index);
      else swiper.slideTo(index);
    },
    play: () => {
      if (delay !== undefined && !swiper.autoplay.running) swiper.autoplay.start();
    },
    pause: () => void swiper.autoplay.stop(),
    destroy: () => void swiper.destroy(),
  };
}

export type Slider = ReturnType<typeof createSlider>;

/** The slide a visitor had scrolled the plain row to, so that the row does not jump back. */
function scrolledTo(viewport: HTMLElement, gap: number): number {
  const slide = viewport.querySelector<HTMLElement>('.swiper-slide');
  return slide === null ? 0 : Math.round(viewport.scrollLeft / (slide.offsetWidth + gap));
}

/** A loop moves slides from one end of the row to the other, so that positions and indexes differ. */
function realIndexOf(swiper: Swiper, place: number): number {
  const marked = swiper.slides[place]?.getAttribute('data-swiper-slide-index');
  return marked == null ? place : Number(marked);
}

function isInside(slide: Element, viewport: Element): boolean {
  const inner = slide.getBoundingClientRect();
  const outer = viewport.getBoundingClientRect();
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}
