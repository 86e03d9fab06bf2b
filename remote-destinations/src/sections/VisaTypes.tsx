import { PanelList } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import type { SectionOf } from '../schema/guide.ts';

export function VisaTypes({ section }: { section: SectionOf<'visaTypes'> }) {
  return (
    <PanelList
      heading="h4"
      panels={section.items.map(({ title, duration, description }) => ({
        title,
        figure: statedText(duration),
        text: description,
      }))}
    />
  );
}
