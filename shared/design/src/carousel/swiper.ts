/** The only file that uses Swiper; loaded when a carousel comes near the view. */
// biome-ignore lint/style/noRestrictedImports: Swiper is met in this file only
import Swiper from 'swiper';
// biome-ignore lint/style/noRestrictedImports: Swiper is met in this file only
import { A11y, Autoplay, Navigation } from 'swiper/modules';

interface SwiperRow {
  /** The element with class `swiper`, and the buttons beside it. */
  row: HTMLElement;
  previous: HTMLElement | null;
  next: HTMLElement | null;
  /** What one slide is, for the buttons' names, e.g. `question`. */
  item: string;
  /** Space between two slides, in pixels. */
  gap: number;
  loop: boolean;
  centered: boolean;
  /** Moves without a transition. */
  still: boolean;
  /** Milliseconds between two automatic steps, counted from the start of a movement if `steady`, otherwise from its end. */
  delay: number | undefined;
  steady: boolean;
  /** Called with the index of the active slide, and how many slides have room from it on. */
  onShow: (active: number, inView: number) => void;
}

/** Lets Swiper take over a row that CSS has laid out. */
export function startSwiper(options: SwiperRow): Swiper {
  const { row, previous, next, item, gap, loop, centered, still, delay, steady, onShow } = options;
  const slideWidth = row.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;
  const scrolledTo = Math.round(row.scrollLeft / (slideWidth + gap)) || 0;
  row.scrollLeft = 0;
  // A pixel more than the row's width, which is rounded.
  const show = ({ realIndex, width, slidesSizesGrid: [first = 0] }: Swiper) =>
    onShow(realIndex, centered ? 1 : Math.floor((width + gap + 1) / (first + gap)));
  return new Swiper(row, {
    modules: [A11y, Autoplay, Navigation],
    initialSlide: scrolledTo,
    slidesPerView: 'auto',
    spaceBetween: gap,
    centeredSlides: centered,
    loop,
    // A quick second click counts too.
    loopPreventsSliding: false,
    rewind: !loop,
    speed: still ? 0 : 300,
    grabCursor: true,
    watchSlidesProgress: true,
    // The observer's first report, of a fractional width, would set the row back after a visitor's first click.
    resizeObserver: false,
    navigation: { prevEl: previous, nextEl: next },
    a11y: {
      prevSlideMessage: `Previous ${item}`,
      nextSlideMessage: `Next ${item}`,
      slideLabelMessage: '{{index}} of {{slidesLength}}',
      // The position between the buttons is read out instead.
      wrapperLiveRegion: false,
    },
    // Without a transition there is no end of one to wait for.
    autoplay: delay === undefined ? false : { delay, waitForTransition: !steady && !still },
    on: { afterInit: show, realIndexChange: show, resize: show },
  });
}
