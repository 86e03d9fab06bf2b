import { PointList, Section, type SectionProps } from '@sayapatri/design';
import type { Heading, IconPoint } from '../schema/sections.ts';

type PointsSectionProps = Heading & Pick<SectionProps, 'band'> & { items: readonly IconPoint[] };

/** Short points side by side: benefits, features. */
export function PointsSection({ items, ...section }: PointsSectionProps) {
  return (
    <Section {...section}>
      <PointList
        columns
        points={items.map(({ description, ...point }) => ({ ...point, text: description }))}
      />
    </Section>
  );
}
