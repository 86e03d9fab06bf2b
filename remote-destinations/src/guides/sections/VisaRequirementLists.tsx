import { CheckList } from '../components/CheckList.tsx';
import { Panels } from '../components/Panels.tsx';
import type { SectionOf } from '../schema/guide.ts';
import { useTickBoxes } from './useTickBoxes.ts';

/** The papers that all of the visas ask for, and each visa's further papers. */
export function VisaRequirementLists({
  section: { items, panels = items },
}: {
  section: SectionOf<'visaRequirementLists'>;
}) {
  useTickBoxes();
  return (
    <Panels
      heading="h4"
      panels={panels.map(({ title, description, requirements }) => ({
        title,
        text: description,
        children: <CheckList checklist items={requirements} />,
      }))}
    />
  );
}
