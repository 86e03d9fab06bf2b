import { type FocusEvent, type PointerEvent, useState } from 'react';

interface Rotation {
  /** The visitor's choice: false after Pause, and at first if reduced motion is on. */
  playing: boolean;
  /** Whether the row may move at this moment: it is playing, and has neither pointer nor focus. */
  moving: boolean;
  toggle: () => void;
  /** To be spread on the carousel's frame. */
  holds: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** When a carousel may move by itself. `still` is true if reduced motion is on. */
export function useRotation(still: boolean): Rotation {
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
      onPointerEnter: ({ pointerType }) => setPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: (event) => {
        if (isFromOutside(event)) setFocused(true);
      },
      onBlur: (event) => {
        if (isFromOutside(event)) setFocused(false);
      },
    },
  };
}
