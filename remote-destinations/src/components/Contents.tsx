import { Icon, PageContents } from 'shared/core';
import { labels } from '../content/labels.ts';
import type { Section } from '../schema/guide.ts';

/** What of a section stands in the list: its own heading, or those of the key facts in it. */
function entriesOf(section: Section): readonly { id: string; title: string }[] {
  if (section.kind === 'keyFacts') return section.items;
  // The closing invitation is not looked for.
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
