import { linkedText, VisuallyHidden } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';
import { TickableList } from './TickableList.tsx';

export function VisaChecklist({ section }: { section: SectionOf<'visaChecklist'> }) {
  return (
    <TickableList
      columns={2}
      points={section.items.map(({ requirement, status, icon, description }) => ({
        icon,
        title: requirement,
        text: (
          <>
            {/* The list's introduction tells others that all papers are mandatory. */}
            <VisuallyHidden>{` ${labels[status]}`}</VisuallyHidden>
            {description ? <p>{linkedText(description)}</p> : null}
          </>
        ),
      }))}
    />
  );
}
