import type { ReactNode } from 'react';
import { LinkRow, Part, SourceLine } from 'shared/core';
import { factsIn } from 'shared/facts';
import { labels } from '../content/labels.ts';
import type { Section } from '../schema/guide.ts';

/** One section's frame: heading, introduction, what it lists, its sources, the caution and the links that belong to it. */
export function GuideSection({ section, children }: { section: Section; children: ReactNode }) {
  const { kind, id, title, intro, note, links } = section;
  const { ranks, figures } = labels.changing;
  return (
    <Part id={id} title={title} intro={intro} deep={kind === 'callToAction'}>
      {children}
      {note ? <p>{note}</p> : null}
      {/* The tiles repeat figures of the sections below, which name their sources. */}
      {kind === 'stats' ? null : (
        <SourceLine facts={factsIn(section)} changing={kind === 'universities' ? ranks : figures} />
      )}
      {links ? <LinkRow links={links} /> : null}
    </Part>
  );
}
