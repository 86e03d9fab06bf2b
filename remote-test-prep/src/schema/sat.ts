import type { Stat } from '@sayapatri/design';
import type { RangeBarsProps } from '@sayapatri/design/plots';
import type { Fact } from '@sayapatri/facts';
import type { Cta, Heading, HeroText, IconPoint } from './sections.ts';

/** One timed part of the test. */
export interface SatPart extends IconPoint {
  time: Fact;
  questions: Fact;
}

export interface SatContent {
  hero: HeroText & { cta: Cta };
  structure: Heading & {
    parts: readonly SatPart[];
    /** The words of the plot of times. */
    times: Record<'caption' | 'unit' | 'part' | 'test', string>;
    changing: string;
  };
  scores: Heading & RangeBarsProps;
  success: Heading & { figures: readonly Stat[] };
  features: Heading & { items: readonly IconPoint[] };
  closing: Heading & { cta: Cta };
}
