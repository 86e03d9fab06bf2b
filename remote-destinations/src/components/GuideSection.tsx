import { LinkRow, Part, SourceLine } from '@sayapatri/design';
import { type Fact, factsIn } from '@sayapatri/facts';
import type { ReactNode } from 'react';
import type { Section } from '../schema/guide.ts';

/** The facts whose sources stand below the section. */
function factsToSource(section: Section): readonly Fact[] {
  // The ranks name their source themselves.
  if (section.kind === 'universities') return [];
  const facts = factsIn(section);
  // The tiles repeat figures of other sections, but one that has changed since must say so where it is large.
  return section.kind === 'stats' ? facts.filter(({ worldNote }) => worldNote) : facts;
}

/** The frame of one section: heading, introduction, items, sources, caution and links. */
export function GuideSection({ section, children }: { section: Section; children: ReactNode }) {
  const { kind, id, title, intro, note, links } = section;
  return (
    <Part id={id} title={title} intro={intro} deep={kind === 'callToAction'}>
      {children}
      {note ? <p>{note}</p> : null}
      <SourceLine facts={factsToSource(section)} />
      {links ? <LinkRow links={links} /> : null}
    </Part>
  );
}
