import {
  CheckList,
  LinkRow,
  linkedText,
  Part,
  PointList,
  SourceLine,
  StatTiles,
  styled,
  Tag,
} from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { ReadingPart as Content } from '../content/reading.ts';
import { practiceLabel } from '../content/texts.ts';
import { Folded } from './Folded.tsx';
import { WideTable } from './WideTable.tsx';

const Practice = styled('p')({
  '&&': {
    maxWidth: 'none',
    margin: '0 0 20px',
    padding: '14px 18px',
    borderRadius: 12,
    background: 'var(--band)',
  },
  '& span': { marginRight: 10 },
});

interface ReadingPartProps {
  part: Content;
  changing: string;
  figure: ReactNode;
}

/** One part of a reading page. */
export function ReadingPart({ part, changing, figure }: ReadingPartProps) {
  const { id, title, intro, folded, figures, practice, table, points, list, note, facts = [], links } = part;
  const rest = (
    <>
      {figure}
      {figures ? <StatTiles stats={figures} /> : null}
      {points ? <PointList points={points} columns={2} /> : null}
      {table ? <WideTable {...table} /> : null}
      {list ? <CheckList items={list} /> : null}
      {note ? <p>{linkedText(note)}</p> : null}
      <SourceLine facts={facts} changing={changing} />
      {links ? <LinkRow links={links} /> : null}
    </>
  );
  return (
    <Part id={id} title={title} intro={intro}>
      {practice ? (
        <Practice>
          <Tag>{practiceLabel}</Tag> {linkedText(practice)}
        </Practice>
      ) : null}
      {folded ? <Folded summary={folded}>{rest}</Folded> : rest}
    </Part>
  );
}
