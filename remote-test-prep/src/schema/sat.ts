import type { Stat } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import type { Cta, Heading, HeroText, IconPoint } from './sections.ts';

/** One timed part of the test. */
export interface SatPart extends IconPoint {
  time: Fact;
  questions: Fact;
}

/** A range of the total score, both ends included. */
interface ScoreBand {
  from: number;
  to: number;
  label: string;
}

export interface SatContent {
  hero: HeroText & { cta: Cta };
  structure: Heading & { parts: readonly SatPart[]; changing: string };
  scores: Heading & {
    /** The scale's accessible name. */
    caption: string;
    scale: { min: number; max: number };
    bands: readonly ScoreBand[];
  };
  success: Heading & { figures: readonly Stat[] };
  features: Heading & { items: readonly IconPoint[] };
  closing: Heading & { cta: Cta };
}
