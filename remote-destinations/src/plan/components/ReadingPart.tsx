import {
  CheckList,
  LinkRow,
  linkedText,
  Part,
  PointList,
  type PointListProps,
  SourceLine,
  StatTiles,
  styled,
  Tag,
} from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { ReadingPart as Content } from '../content/reading.ts';
import { practiceLabel } from '../content/texts.ts';
import { Folded } from './Folded.tsx';
import { ReadingTable } from './ReadingTable.tsx';

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

/** What few readers come for: a smaller head between lines, on a computer beside its words, and the rest folded. */
const Quiet = styled('div')({
  '&& > section': { padding: '18px 0 8px', borderTop: '1px solid var(--mui-palette-divider)' },
  '&& > section > div:first-of-type': { marginBottom: 0 },
  '&& h2': { marginBottom: 4, fontSize: '1.25rem' },
  '&& details': { marginBlock: 0 },
  '@media screen and (min-width: 1000px)': {
    '&& > section': { display: 'grid', gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: 40 },
    '&& > section > div:first-of-type': { display: 'contents' },
    '&& h2': { gridRow: '1 / span 2' },
    '&& h2 + p': { margin: 0 },
    '&& > section > details': { gridColumn: 2 },
  },
});

const Figures = styled('div')({ marginBottom: 20 });

/** An odd number of points in two columns would leave a hole: they stand below one another, names beside texts. */
const Rows = styled('div')({
  '@media (min-width: 768px)': {
    '& li > div > div': { display: 'grid', gridTemplateColumns: '216px minmax(0, 1fr)', columnGap: 32 },
    '& li p': { margin: 0, maxWidth: '66ch' },
  },
});

const Points = ({ points }: Pick<PointListProps, 'points'>) =>
  points.length % 2 === 0 ? (
    <PointList points={points} columns={2} />
  ) : (
    <Rows>
      <PointList points={points} />
    </Rows>
  );

interface ReadingPartProps {
  part: Content;
  changing: string;
  figure: ReactNode;
}

/** One part of a reading page. */
export function ReadingPart({ part, changing, figure }: ReadingPartProps) {
  const {
    id,
    title,
    intro,
    folded,
    quiet,
    figures,
    practice,
    table,
    points,
    list,
    note,
    facts = [],
    links,
  } = part;
  const rest = (
    <>
      {figures ? (
        <Figures>
          <StatTiles stats={figures} />
        </Figures>
      ) : null}
      {points ? <Points points={points} /> : null}
      {table ? <ReadingTable {...table} /> : null}
      {list ? <CheckList items={list} /> : null}
      {note ? <p>{linkedText(note)}</p> : null}
      <SourceLine facts={facts} changing={changing} />
      {links ? <LinkRow links={links} /> : null}
    </>
  );
  const own = practice ? (
    <Practice>
      <Tag>{practiceLabel}</Tag> {linkedText(practice)}
    </Practice>
  ) : null;
  if (quiet)
    return (
      <Quiet>
        <Part id={id} title={title} intro={intro}>
          <Folded summary={quiet}>
            {own}
            {rest}
          </Folded>
        </Part>
      </Quiet>
    );
  return (
    <Part id={id} title={title} intro={intro}>
      {own}
      {figure}
      {folded ? <Folded summary={folded}>{rest}</Folded> : rest}
    </Part>
  );
}
