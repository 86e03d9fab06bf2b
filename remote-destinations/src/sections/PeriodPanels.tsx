import { PanelList } from '@sayapatri/design';
import { StatedValue } from '../components/StatedValue.tsx';
import type { SectionOf } from '../schema/guide.ts';

/** Each led by a time: how long a visa lasts, or how long a student may work. */
export function PeriodPanels({ section }: { section: SectionOf<'visaTypes' | 'workRights'> }) {
  return (
    <PanelList
      heading="h4"
      panels={section.items.map((item) => {
        const [title, time] = 'type' in item ? [item.type, item.hours] : [item.title, item.duration];
        return { title, figure: <StatedValue stated={time} />, text: item.description };
      })}
    />
  );
}
