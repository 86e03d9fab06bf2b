import { PointList, Section, type SectionProps } from '@sayapatri/design';
import { PhoneFold } from '@sayapatri/design/phoneFold';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { iconsOfContent } from './iconsOfContent.ts';

type PointsSectionProps = IeltsPteContent['benefits'] & Pick<SectionProps, 'band'>;

/** Short points side by side, which a phone folds: skills, benefits, features. */
export function PointsSection({ items, ...section }: PointsSectionProps) {
  return (
    <Section {...section}>
      <PhoneFold about={items.map(({ title }) => title).join(', ')}>
        <PointList
          columns={items.length % 3 === 0 || 2}
          points={items.map(({ icon, title, description }) => {
            const PointIcon = iconsOfContent[icon];
            return { icon: <PointIcon />, title, text: description };
          })}
        />
      </PhoneFold>
    </Section>
  );
}
