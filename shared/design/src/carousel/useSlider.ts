import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Slider, SliderOptions } from './slider.ts';

type Action = (slider: Slider) => void;

interface SliderSettings extends SliderOptions {
  /** Whether the row is in view or nearly so: time to load what moves it. */
  near: boolean;
  /** Whether it may move by itself at this moment. */
  moving: boolean;
}

/**
 * Loads the slider's code when the row comes near, or at the first action, and lets it take over `viewport`.
 * Returns the slider, undefined while the row is plain scrollable HTML, and `act`, which runs an action on it: now, or
 * as soon as it is loaded. If the code can't be loaded, the row stays scrollable.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, settings: SliderSettings) {
  const { near, moving, gap, loop, centered, still, delay, steady, onActive } = settings;
  const [slider, setSlider] = useState<Slider>();
  const [wanted, setWanted] = useState(false);
  /** The slider as soon as it takes over, one render before `slider` is set. */
  const live = useRef<Slider>(undefined);
  const waiting = useRef<Action[]>([]);

  useEffect(() => {
    if (near) setWanted(true);
  }, [near]);

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('./slider.ts').then(
      ({ createSlider }) => {
        if (gone || viewport.current === null) return;
        const created = createSlider(viewport.current, {
          gap,
          loop,
          centered,
          still,
          delay,
          steady,
          onActive,
        });
        live.current = created;
        for (const action of waiting.current.splice(0)) action(created);
        setSlider(created);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      live.current?.destroy();
      live.current = undefined;
      setSlider(undefined);
    };
  }, [wanted, viewport, gap, loop, centered, still, delay, steady, onActive]);

  useEffect(() => {
    // If the settings have just changed, this is still the destroyed slider.
    if (slider !== live.current) return;
    if (moving) slider?.play();
    else slider?.pause();
  }, [slider, moving]);

  const act = useCallback((action: Action) => {
    if (live.current) return action(live.current);
    waiting.current.push(action);
    setWanted(true);
  }, []);
  return { slider, act };
}
