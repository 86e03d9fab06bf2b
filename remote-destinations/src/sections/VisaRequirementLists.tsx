import { CheckList, PanelList } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';
import { useTickBoxes } from './useTickBoxes.ts';

/** The papers that all of the visas ask for, and beside them what each asks for besides. */
export function VisaRequirementLists({ section: { items } }: { section: SectionOf<'visaRequirementLists'> }) {
  useTickBoxes();
  const [first, ...others] = items;
  const inAll = first?.requirements.filter((paper) =>
    others.every(({ requirements }) => requirements.includes(paper)),
  );
  const { title, description } = labels.allVisas;
  const all = inAll?.length && others.length > 0 ? [{ title, description, requirements: inAll }] : [];
  return (
    <PanelList
      heading="h4"
      panels={[...all, ...items].map((one) => ({
        title: one.title,
        text: one.description,
        children: (
          <CheckList
            checklist
            items={one.requirements.filter((paper) => one === all[0] || !inAll?.includes(paper))}
          />
        ),
      }))}
    />
  );
}
