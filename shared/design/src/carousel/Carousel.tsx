import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { Frame, SlideBox, type SlideWidth, Track, Viewport } from './carouselStyles.ts';
import { useNearness } from './useNearness.ts';
import { useReducedMotion, useRotation } from './useRotation.ts';
import { useSlider } from './useSlider.ts';

export interface Slide {
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
 * JavaScript, or until the slider's code has loaded, it is a scrollable row laid out by CSS.
 */
export function Carousel(props: CarouselProps) {
  const { label, item, slides, slideWidth, gap, loop = false, autoplay, spotlight = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [[active, whole], setActive] = useState<readonly [number, number]>([0, 1]);
  const hydrated = useHydrated();
  const near = useNearness(frame);
  const still = useReducedMotion();
  const rotation = useRotation(still);
  const { delay, steady = false } = autoplay ?? {};
  const options = useMemo(
    () => ({ gap, loop, centered: spotlight, still, delay, steady, onActive: setActive }),
    [gap, loop, spotlight, still, delay, steady],
  );
  const { slider, act } = useSlider(viewport, options, { near, moving: near && rotation.moving });
  const count = slides.length;
  const last = Math.min(active + whole, count);

  return (
    <Frame ref={frame} role="group" aria-roledescription="carousel" aria-label={label} {...rotation.holds}>
      <CarouselControls
        item={item}
        rotation={autoplay ? rotation : undefined}
        onPrevious={() => act((row) => row.previous())}
        onNext={() => act((row) => row.next())}
        position={
          autoplay ? null : (
            <>
              {last > active + 1 ? `${active + 1}–${last}` : last} of {count}{' '}
              {spotlight ? <span>{slides[active]?.label}</span> : null}
            </>
          )
        }
        ready={hydrated}
      />
      {/* As long as the row scrolls, the keyboard must reach it. */}
      <Viewport
        ref={viewport}
        className="swiper"
        data-spotlight={spotlight || undefined}
        slideWidth={slideWidth}
        slideGap={gap}
        tabIndex={slider ? undefined : 0}
      >
        <Track className="swiper-wrapper" slideGap={gap} spotlight={spotlight}>
          {slides.map(({ id, content }, index) => (
            <SlideBox
              key={id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              inert={spotlight && slider !== undefined && index !== active}
              onFocus={(event) => {
                if (event.target.matches(':focus-visible')) slider?.show(index);
              }}
            >
              {content}
            </SlideBox>
          ))}
        </Track>
      </Viewport>
    </Frame>
  );
}
