import type { ReactNode } from 'react';
import { LinkRow, Part } from 'shared/core';
import type { Section } from '../schema/guide.ts';

/** One section's frame: heading, introduction, what it lists, the caution and the links that belong to it. */
export function GuideSection({ section, children }: { section: Section; children: ReactNode }) {
  const { kind, id, title, intro, note, links } = section;
  return (
    <Part id={id} title={title} intro={intro} deep={kind === 'callToAction'}>
      {children}
      {note ? <p>{note}</p> : null}
      {links ? <LinkRow links={links} /> : null}
    </Part>
  );
}
