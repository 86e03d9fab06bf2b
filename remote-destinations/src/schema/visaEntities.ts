/** The items that a guide lists about visas, applying and working. */
import type { IconName } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';

export interface VisaRequirement {
  requirement: string;
  status: 'mandatory';
  icon: IconName;
  description?: string;
}

export type TimelineStatus = 'planning' | 'application' | 'decision' | 'visa' | 'arrival';

export interface TimelineStep {
  month: string;
  task: string;
  status: TimelineStatus;
}

export interface WorkRight {
  type: string;
  hours: Fact;
  description: string;
}

export interface PartTimeJob {
  role: string;
  /** Average wage with its period, e.g. `$10.94 per hour`. */
  wage: Fact;
}

export interface VisaType {
  title: string;
  duration: Fact;
  description: string;
}

export interface Step {
  title: string;
  description: string;
}

export interface KoreaVisa {
  title: string;
  description: string;
  requirements: readonly string[];
}

export interface RequiredDocument {
  document: string;
  description: string;
  icon: IconName;
}
