import { pagePaths } from '@sayapatri/contract';
import type { Cta } from '@sayapatri/design';

/** Links to the planning tools: their hub, and the most used ones. They are pages of the remotes that own their data. */
export const planHub: Cta = { label: 'Plan your studies', href: pagePaths.plan };

export const tools: readonly Cta[] = [
  { label: 'What a year costs in rupees', href: pagePaths.planCost },
  { label: 'All planning tools', href: pagePaths.plan },
];
