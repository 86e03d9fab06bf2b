import { CheckList, PanelList } from '@sayapatri/design';
import type { SectionOf } from '../schema/guide.ts';
import { useTickBoxes } from './useTickBoxes.ts';

export function VisaRequirementLists({ section }: { section: SectionOf<'visaRequirementLists'> }) {
  useTickBoxes();
  return (
    <PanelList
      heading="h4"
      panels={section.items.map(({ title, description, requirements }) => ({
        title,
        text: description,
        children: <CheckList checklist items={requirements} />,
      }))}
    />
  );
}
