import { PanelList } from '@sayapatri/design';
import { StatedValue } from '../components/StatedValue.tsx';
import type { SectionOf } from '../schema/guide.ts';

export function WorkRights({ section }: { section: SectionOf<'workRights'> }) {
  return (
    <PanelList
      heading="h4"
      panels={section.items.map(({ type, hours, description }) => ({
        title: type,
        figure: <StatedValue stated={hours} />,
        text: description,
      }))}
    />
  );
}
