import { PointList, Tag } from '@sayapatri/design';
import { Swipe } from '../components/Swipe.tsx';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function Programs({ section }: { section: SectionOf<'programs'> }) {
  return (
    <Swipe label={section.title}>
      <PointList
        heading="h4"
        columns={2}
        points={section.items.map(({ title, visa, duration, description, icon }) => ({
          icon,
          title,
          text: (
            <>
              <strong>{statedText(duration)}</strong>
              <p>{description}</p>
            </>
          ),
          end: <Tag>{labels.visa(visa)}</Tag>,
        }))}
      />
    </Swipe>
  );
}
