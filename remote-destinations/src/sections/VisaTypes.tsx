import { PanelList } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function VisaTypes({ section }: { section: SectionOf<'visaTypes'> }) {
  return (
    <PanelList
      panels={section.items.map(({ title, duration, description }) => ({
        title,
        figure: duration,
        text: description,
      }))}
    />
  );
}
