import { Icon, PageContents } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { Section } from '../schema/guide.ts';

/** The headings that a section adds to the table of contents: its own, or those of its key facts. */
function entriesOf(section: Section): readonly { id: string; title: string }[] {
  if (section.kind === 'keyFacts') return section.items;
  // Nobody looks for the closing invitation in a table of contents.
  return section.kind === 'callToAction' ? [] : [section];
}

/** The guide's table of contents. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <PageContents entries={sections.flatMap(entriesOf)}>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" />
        {labels.printGuide}
      </button>
    </PageContents>
  );
}
