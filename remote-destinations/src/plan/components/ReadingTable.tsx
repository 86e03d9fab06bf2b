import { ColumnHeads, linkedText, styled } from '@sayapatri/design';
import type { ReadingTable } from '../content/reading.ts';

const Scroller = styled('div')({
  overflowX: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  background: 'var(--mui-palette-background-paper)',
  'ul + &': { marginTop: 24 },
  '&& + p': { marginTop: 16 },
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& th, & td': {
    padding: '12px min(16px, 3vw)',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& thead th': {
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
    background: 'var(--band)',
  },
  '& tbody th': { fontWeight: 650 },
  // A word such as I-20 is not broken.
  '& td a': { whiteSpace: 'nowrap' },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '&[tabindex]': {
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    // A shadow at the right edge shows that more columns follow; the page's colour covers it at the end.
    background: [
      'linear-gradient(270deg, var(--mui-palette-background-paper) 40%, transparent) right / 56px 100% no-repeat local',
      'linear-gradient(270deg, var(--mui-palette-divider), transparent) right / 28px 100% no-repeat scroll',
      'var(--mui-palette-background-paper)',
    ].join(', '),
    // A link that gets the focus comes out from under the first column.
    scrollPaddingLeft: 'max(36vw, 160px)',
    '& td': { minWidth: 'clamp(132px, 50vw, 168px)' },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      minWidth: 'min(27vw, 132px)',
      background: 'var(--band)',
      borderRight: '1px solid var(--mui-palette-divider)',
    },
    // On a phone it reaches the screen's edge, so that the next column can be seen to begin.
    '@media (max-width: 599px)': { marginRight: -16, borderRight: 0, borderRadius: '16px 0 0 16px' },
  },
  '@media print': {
    overflow: 'visible',
    '& tr': { breakInside: 'avoid' },
    '& td': { minWidth: '0 !important' },
  },
});

/** A table that stays a table on a phone; a wide one scrolls sideways beside its first column. */
export function WideTable({ caption, columns, rows, wide }: ReadingTable) {
  const scrolls = wide ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <Scroller {...scrolls}>
      <table>
        <caption>{caption}</caption>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{linkedText(head)}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>
                  {typeof cell === 'string' ? (
                    linkedText(cell)
                  ) : (
                    <>
                      {linkedText(cell.text)}
                      {cell.details.map((detail) => (
                        <small key={detail}>{detail}</small>
                      ))}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
