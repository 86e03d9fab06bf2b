import type { ReactNode } from 'react';
import { LinkRow, Part, SourceLine } from 'shared/core';
import { factsIn } from 'shared/facts';
import type { Section, SectionKind } from '../schema/guide.ts';

/** The tiles repeat figures of other sections, which name their sources; the ranks name theirs themselves. */
const namesItsSources: ReadonlySet<SectionKind> = new Set(['stats', 'universities']);

/** One section's frame: heading, introduction, what it lists, its sources, the caution and the links that belong to it. */
export function GuideSection({ section, children }: { section: Section; children: ReactNode }) {
  const { kind, id, title, intro, note, links } = section;
  return (
    <Part id={id} title={title} intro={intro} deep={kind === 'callToAction'}>
      {children}
      {note ? <p>{note}</p> : null}
      {namesItsSources.has(kind) ? null : <SourceLine facts={factsIn(section)} />}
      {links ? <LinkRow links={links} /> : null}
    </Part>
  );
}
