import Chip from '@mui/material/Chip';
import { PointList } from '@sayapatri/design';
import { Icon } from '../components/Icon.tsx';
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
          icon: <Icon name={icon} />,
          title,
          text: (
            <>
              <strong>{statedText(duration)}</strong>
              <p>{description}</p>
            </>
          ),
          end: <Chip component="span" label={labels.visa(visa)} />,
        }))}
      />
    </Swipe>
  );
}
