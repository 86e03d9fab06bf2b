import { type FocusEvent, type PointerEvent, useState } from 'react';

export interface Rotation {
  /** What the visitor has chosen: false after Pause, and at first when motion is not wanted. */
  playing: boolean;
  /** Whether the row may move at this moment: it is playing, and nobody points at it or stands in it. */
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

/** When a carousel may move by itself. `still` is the visitor's wish for reduced motion. */
export function useRotation(still: boolean): Rotation {
  const [chosen, setChosen] = useState<boolean>();
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosen ?? !still;

  const toggle = () => {
    setChosen(!playing);
    // Play is an explicit wish: it holds although pointer and focus are still on the button.
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
