/** Who visits a tried page. */
import type { BrowserContextOptions } from 'playwright';

export interface Visitor {
  /** How a refusal names them; empty for the usual visitor. */
  where: string;
  /** Widths of the window in CSS pixels, the first of them at the start. */
  widths: readonly [number, ...number[]];
  context: BrowserContextOptions;
  /** Milliseconds by which the visitor's clock is ahead; its timers can be run ahead too. Undefined for the machine's clock. */
  clockAheadMs?: number;
}

const day = 24 * 60 * 60 * 1_000;

/** A visitor at a desk, with the machine's own clock and time zone, first in a large window and then in smaller ones. */
export const desktop: Visitor = {
  where: '',
  widths: [1_280, 1_024, 768, 320],
  context: { viewport: { width: 1_280, height: 720 } },
};

/** A visitor who differs from the first in all that real visitors do. */
export const phone: Visitor = {
  where: 'on a phone',
  widths: [390],
  context: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kathmandu',
    locale: 'ne-NP',
  },
  clockAheadMs: day,
};
