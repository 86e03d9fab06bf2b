import { StatTiles } from 'shared/core';
import type { SectionOf } from '../content/guide.ts';

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return <StatTiles stats={section.items} />;
}
