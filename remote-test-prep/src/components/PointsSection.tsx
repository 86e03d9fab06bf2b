import { LinkRow, PointList, Section, type SectionProps } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';

type PointsSectionProps = IeltsPteContent['benefits'] & Pick<SectionProps, 'band'>;

/** Short points side by side: benefits, features. */
export function PointsSection({ items, links, ...section }: PointsSectionProps) {
  return (
    <Section {...section}>
      <PointList
        columns
        points={items.map(({ description, ...point }) => ({ ...point, text: description }))}
      />
      <LinkRow links={links} />
    </Section>
  );
}
