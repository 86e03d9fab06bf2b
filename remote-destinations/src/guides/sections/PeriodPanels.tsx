import { Panels } from '../components/Panels.tsx';
import { StatedValue } from '../components/StatedValue.tsx';
import type { SectionOf } from '../schema/guide.ts';

/** Panels with a time as their figure: the length of a visa or the permitted hours of work. */
export function PeriodPanels({ section }: { section: SectionOf<'visaTypes' | 'workRights'> }) {
  return (
    <Panels
      heading="h4"
      panels={section.items.map((item) => {
        const [title, time] = 'type' in item ? [item.type, item.hours] : [item.title, item.duration];
        return { title, figure: <StatedValue stated={time} />, text: item.description };
      })}
    />
  );
}
