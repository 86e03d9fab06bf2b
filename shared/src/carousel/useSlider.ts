import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Slider, SliderOptions } from './slider.ts';

type Action = (slider: Slider) => void;

export interface SliderSettings extends SliderOptions {
  /** Whether the row is in view or nearly so: time to load what moves it. */
  near: boolean;
  /** Whether it may move by itself at this moment. */
  moving: boolean;
}

/**
 * Loads the slider's code when the row comes near, or at the first action, and lets it take over `viewport`.
 * Returns the slider, undefined while the row is plain scrollable HTML, and `act`, which runs an action on it: now, or
 * as soon as it is there. If the code can't be had, the row stays scrollable.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, settings: SliderSettings) {
  const { near, moving, gap, loop, centered, still, delay, steady, onActive } = settings;
  const [slider, setSlider] = useState<Slider>();
  const [wanted, setWanted] = useState(false);
  const waiting = useRef<Action[]>([]);

  useEffect(() => {
    if (near) setWanted(true);
  }, [near]);

  useEffect(() => {
    if (!wanted) return;
    let current: Slider | undefined;
    let gone = false;
    import('./slider.ts').then(
      ({ createSlider }) => {
        if (gone || viewport.current === null) return;
        current = createSlider(viewport.current, { gap, loop, centered, still, delay, steady, onActive });
        for (const action of waiting.current.splice(0)) action(current);
        setSlider(current);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      current?.destroy();
      setSlider(undefined);
    };
  }, [wanted, viewport, gap, loop, centered, still, delay, steady, onActive]);

  useEffect(() => {
    if (moving) slider?.play();
    else slider?.pause();
  }, [slider, moving]);

  const act = useCallback(
    (action: Action) => {
      if (slider) return action(slider);
      waiting.current.push(action);
      setWanted(true);
    },
    [slider],
  );
  return { slider, act };
}
