import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Slider, SliderOptions } from './slider.ts';

type Action = (slider: Slider) => void;

/**
 * Loads the slider's code when the row comes near, or at the first action, and lets it take over `viewport`; the slider
 * moves by itself while `moving`. Other `options`, which must stay the same object until one of them changes, begin a new
 * slider. Returns the slider, undefined while the row is plain scrollable HTML, and `act`, which runs an action on it:
 * now, or as soon as it is loaded. If the code can't be loaded, the row stays scrollable.
 */
export function useSlider(
  viewport: RefObject<HTMLElement | null>,
  options: SliderOptions,
  { near, moving }: { near: boolean; moving: boolean },
) {
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
        const created = createSlider(viewport.current, options);
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
  }, [wanted, viewport, options]);

  useEffect(() => {
    // If the options have just changed, this is still the destroyed slider.
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
