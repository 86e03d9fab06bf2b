import { PointList, Section } from '@sayapatri/design';
import type { ServicesContent } from '../../schema/pages.ts';

/** The services page's four Why Choose Us points. */
export function ServicePromises({ title, intro, points }: ServicesContent['whyChooseUs']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <PointList
        columns={2}
        points={points.map(({ description, ...point }) => ({ ...point, text: description }))}
      />
    </Section>
  );
}
