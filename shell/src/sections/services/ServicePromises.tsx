import { Section } from 'shared/core';
import type { ServicesContent } from '../../content/services.ts';
import { PointList } from './PointList.tsx';

/** Four reasons to choose us. */
export function ServicePromises({ title, intro, points }: ServicesContent['whyChooseUs']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <PointList points={points} />
    </Section>
  );
}
