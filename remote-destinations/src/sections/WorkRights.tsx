import { PanelList } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import type { SectionOf } from '../schema/guide.ts';

export function WorkRights({ section }: { section: SectionOf<'workRights'> }) {
  return (
    <PanelList
      panels={section.items.map(({ type, hours, description }) => ({
        title: type,
        figure: statedText(hours),
        text: description,
      }))}
    />
  );
}
