/** Who visits a tried page. */
import type { BrowserContextOptions } from 'playwright-core';

export interface Visitor {
  /** How a refusal names them. */
  where: string;
  context: BrowserContextOptions;
}

export const desktop: Visitor = {
  where: 'at a desk',
  context: { viewport: { width: 1_280, height: 720 } },
};

/** A visitor who differs from the first in all that most of the site's visitors do. */
export const phone: Visitor = {
  where: 'on a phone',
  context: {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kathmandu',
    locale: 'ne-NP',
  },
};
