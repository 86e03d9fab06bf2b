import { styled } from '@mui/material/styles';
import { ColumnHeads } from '@sayapatri/design';
import type { MarksContent } from '../content/marks.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& th, & td': {
    padding: '10px 12px 10px 0',
    textAlign: 'left',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& thead th:last-of-type': { paddingRight: 0 },
  '& thead th': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& tbody th': { width: '3.2em', fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 },
  // The words stand before the bar.
  '& td > div': { display: 'grid', gridTemplateColumns: '5em 1fr', alignItems: 'center', columnGap: 12 },
  '& td:last-of-type': {
    width: '6.5em',
    paddingRight: 0,
    fontWeight: 650,
  },
  // A phone has no room for a bar of a useful length.
  '@media screen and (max-width: 599px)': {
    '& td div div': { display: 'none' },
    '& th, & td': { paddingBlock: 6 },
  },
});

/** The scale from 0 to 100%; the bar covers the grade's part. */
const Track = styled('div')({
  height: 10,
  borderRadius: 999,
  background: 'var(--mui-palette-primarySoft)',
  forcedColorAdjust: 'none',
  '& div': {
    height: '100%',
    borderRadius: 'inherit',
    background: 'var(--mui-palette-secondary-main)',
    printColorAdjust: 'exact',
  },
});

/** NEB's grades as steps on the scale of marks. */
export function GradeLadder({ grades, ladder }: Pick<MarksContent, 'grades' | 'ladder'>) {
  const { caption, columns, failed, below, none } = ladder;
  return (
    <Table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {grades.map(({ letter, text, from, to, point }) => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            <td>
              <div>
                {text}
                <Track aria-hidden>
                  <div style={{ marginLeft: `${from}%`, width: `${to - from}%` }} />
                </Track>
              </div>
            </td>
            <td>{point}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{failed}</th>
          <td>{below}</td>
          <td>{none}</td>
        </tr>
      </tbody>
    </Table>
  );
}
