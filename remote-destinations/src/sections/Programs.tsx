import { PanelList, Tag } from 'shared/core';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function Programs({ section }: { section: SectionOf<'programs'> }) {
  return (
    <PanelList
      panels={section.items.map(({ title, visa, duration, description }) => ({
        title,
        figure: statedText(duration),
        text: description,
        children: <Tag>{labels.visa(visa)}</Tag>,
      }))}
    />
  );
}
