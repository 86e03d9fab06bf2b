import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';

const wish = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void) {
  const query = wish();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the visitor's system asks for reduced motion; false in prerendered HTML. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => wish()?.matches ?? false,
    () => false,
  );

/**
 * When a carousel may move by itself; `still` is true if reduced motion is on. Returns `playing`, the visitor's choice,
 * which is false after Pause, and at first if reduced motion is on; `moving`, whether the row may move at this moment, as
 * it is playing and has neither pointer nor focus; and `holds`, to be spread on the carousel's frame.
 */
export function useRotation(still: boolean) {
  const [chosen, setChosen] = useState<boolean>();
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosen ?? !still;

  const toggle = () => {
    setChosen(!playing);
    // Play was pressed on purpose: it works although pointer and focus are still on the button.
    setPointedAt(false);
    setFocused(false);
  };
  const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);

  return {
    playing,
    moving: playing && !pointedAt && !focused,
    toggle,
    holds: {
      // A finger does not hover: it would enter and never leave.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: (event: FocusEvent) => {
        if (isFromOutside(event)) setFocused(true);
      },
      onBlur: (event: FocusEvent) => {
        if (isFromOutside(event)) setFocused(false);
      },
    },
  };
}
