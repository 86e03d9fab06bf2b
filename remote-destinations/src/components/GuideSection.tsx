import type { ReactNode } from 'react';
import { LinkRow, Part, SourceLine } from 'shared/core';
import { factsIn } from 'shared/facts';
import type { Section, SectionKind } from '../schema/guide.ts';

/**
 * Kinds that show no line of sources: the tiles repeat figures of other sections, and the ranks name their source
 * themselves.
 */
const namesItsSources: ReadonlySet<SectionKind> = new Set(['stats', 'universities']);

/** The frame of one section: heading, introduction, items, sources, caution and links. */
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
