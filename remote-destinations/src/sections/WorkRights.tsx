import { PanelList } from '@sayapatri/design';
import { Swipe } from '../components/Swipe.tsx';
import { statedText, withToday } from '../components/statedText.ts';
import type { SectionOf } from '../schema/guide.ts';

export function WorkRights({ section }: { section: SectionOf<'workRights'> }) {
  return (
    <Swipe label={section.title}>
      <PanelList
        heading="h4"
        panels={section.items.map(({ type, hours, description }) => ({
          title: type,
          figure: statedText(hours),
          text: withToday(description, hours),
        }))}
      />
    </Swipe>
  );
}
