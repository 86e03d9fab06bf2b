import { Icon, PageContents } from 'shared/core';
import type { Section } from '../schema/guide.ts';

/** The guide's table of contents; the closing invitation is not looked for. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <PageContents entries={sections.filter(({ kind }) => kind !== 'callToAction')}>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" />
        Print this guide
      </button>
    </PageContents>
  );
}
