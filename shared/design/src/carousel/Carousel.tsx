import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  ControlButton,
  Controls,
  Frame,
  Position,
  SlideBox,
  type SlideWidth,
  Track,
  Viewport,
} from './carouselStyles.ts';
import type { startSwiper } from './swiper.ts';

interface Slide {
  id: string;
  content: ReactNode;
  /** The slide's content in a few words, read out when it comes into the spotlight. */
  label?: string;
}

export interface CarouselProps {
  /** The carousel's name for screen readers. */
  label: string;
  /** What one slide is, for the buttons' names, e.g. `question`. */
  item: string;
  slides: readonly Slide[];
  slideWidth: SlideWidth;
  /** Space between two slides, in pixels. */
  gap: number;
  /** Endless in both directions; otherwise the row goes back to its start at the end. */
  loop?: boolean;
  /**
   * Moves by itself, a slide at a time: `delay` milliseconds after the last movement has ended or, when `steady`,
   * after it has begun.
   */
  autoplay?: { delay: number; steady?: boolean };
  /** One slide at a time, in the middle; its neighbours are blurred and inert. */
  spotlight?: boolean;
}

/**
 * A row of slides after the ARIA carousel pattern, moved by buttons, by drag or by itself. Its HTML is complete: without
 * JavaScript, or until Swiper has loaded, it is a scrollable row laid out by CSS.
 */
export function Carousel(props: CarouselProps) {
  const { label, item, slides, slideWidth, gap, loop = false, autoplay, spotlight = false } = props;
  const { delay, steady = false } = autoplay ?? {};
  const row = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [swiper, setSwiper] = useState<ReturnType<typeof startSwiper>>();
  const [{ active, inView }, setShown] = useState({ active: 0, inView: 1 });
  /** Undefined until the row has been in view, or at most 400 px from it, for the first time. */
  const [near, setNear] = useState<boolean>();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosen ?? !still;
  const moving = near && playing && !pointedAt && !focused;

  useEffect(() => {
    if (row.current === null) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const onChange = (isNear: boolean) => setNear((was) => isNear || (was && false));
    const observer = new IntersectionObserver(
      (entries) => onChange(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '400px 0px' },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);

  const wanted = near !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let started: typeof swiper;
    let isGone = false;
    import('./swiper.ts').then(
      ({ startSwiper }) => {
        if (isGone || row.current === null) return;
        const buttons = { previous: previous.current, next: next.current };
        const onShow = (first: number, count: number) => setShown({ active: first, inView: count });
        const options = { item, gap, loop, centered: spotlight, still, delay, steady, onShow };
        started = startSwiper({ row: row.current, ...buttons, ...options });
        setSwiper(started);
      },
      // The row stays scrollable.
      () => undefined,
    );
    return () => {
      isGone = true;
      // Whoever still holds it may go on asking it.
      started?.destroy(false);
      setSwiper(undefined);
    };
  }, [wanted, item, gap, loop, spotlight, still, delay, steady]);

  useEffect(() => {
    if (delay === undefined) return;
    if (moving) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, moving, delay]);

  const togglePlaying = () => {
    setChosen(!playing);
    // Play was pressed on purpose: it works although pointer and focus are still on the button.
    setPointedAt(false);
    setFocused(false);
  };
  const onFocusChange = (isInside: boolean) => (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(isInside);
  };
  const last = Math.min(active + Math.max(inView, 1), slides.length);

  return (
    <Frame
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      // A finger does not hover: it would enter and never leave.
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType !== 'touch')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={onFocusChange(true)}
      onBlur={onFocusChange(false)}
    >
      {/* Invisible until they work, but in their place, so that nothing moves. */}
      <Controls data-no-print centered={!autoplay} style={swiper ? undefined : { visibility: 'hidden' }}>
        {autoplay ? (
          <ControlButton
            color="primary"
            aria-label={playing ? 'Pause the carousel' : 'Play the carousel'}
            onClick={togglePlaying}
          >
            {playing ? <PauseIcon /> : <PlayArrowIcon />}
          </ControlButton>
        ) : null}
        <ControlButton ref={previous} color="primary" aria-label={`Previous ${item}`}>
          <ChevronLeftIcon />
        </ControlButton>
        {autoplay ? null : (
          <Position role="status">
            {last > active + 1 ? `${active + 1}–${last}` : last} of {slides.length}{' '}
            {spotlight ? <span style={visuallyHidden}>{slides[active]?.label}</span> : null}
          </Position>
        )}
        <ControlButton ref={next} color="primary" aria-label={`Next ${item}`}>
          <ChevronRightIcon />
        </ControlButton>
      </Controls>
      {/* As long as the row scrolls, the keyboard must reach it. */}
      <Viewport
        ref={row}
        className="swiper"
        slideWidth={slideWidth}
        slideGap={gap}
        spotlight={spotlight}
        tabIndex={swiper ? undefined : 0}
      >
        <Track className="swiper-wrapper" slideGap={gap}>
          {slides.map(({ id, content }, index) => (
            <SlideBox
              key={id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              spotlight={spotlight}
              inert={spotlight && swiper !== undefined && index !== active}
            >
              {content}
            </SlideBox>
          ))}
        </Track>
      </Viewport>
    </Frame>
  );
}
