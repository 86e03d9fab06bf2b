import { CheckList, PanelList } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function VisaRequirementLists({ section }: { section: SectionOf<'visaRequirementLists'> }) {
  return (
    <PanelList
      panels={section.items.map(({ title, description, requirements }) => ({
        title,
        text: description,
        children: <CheckList items={requirements} />,
      }))}
    />
  );
}
