import { styled } from '@mui/material/styles';
import { DataTable, linkedText } from '@sayapatri/design';
import type { CSSProperties } from 'react';
import { namesAbove } from '../components/namesAbove.ts';
import type { ReadingTable as Content } from '../content/reading.ts';

const Frame = styled('div')({
  'ul + &': { marginTop: 24 },
  '&& + p': { marginTop: 16 },
  // The heading of the part says the same.
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  // Keeps a word such as I-20 on one line.
  '& td a': { whiteSpace: 'nowrap' },
  // The second of two columns holds sentences.
  '&& thead th:first-of-type:nth-last-of-type(2)': { width: '38%' },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& table': { fontSize: '0.9375rem', lineHeight: 1.5 },
  '@media screen and (max-width: 599px)': {
    '&[data-wide]': namesAbove,
    // The first column is hidden, so the second has the corner.
    '&[data-wide] thead th:nth-of-type(2)': { borderTopLeftRadius: 15 },
    '&[data-wide] table': { fontSize: '0.875rem', lineHeight: 1.4 },
  },
});

/** A table of a reading page, which stays a table on a phone. */
export function ReadingTable({ caption, columns, rows, wide }: Content) {
  return (
    <Frame data-wide={wide} style={{ '--columns': columns.length - 1 } as CSSProperties}>
      <DataTable
        compact
        caption={caption}
        columns={columns}
        rows={rows.map(([head, ...cells]) => [
          linkedText(head),
          ...cells.map((cell, column) =>
            typeof cell === 'string' ? (
              linkedText(cell)
            ) : (
              <div key={columns[column + 1]}>
                {linkedText(cell.text)}
                {cell.details.map((detail) => (
                  <small key={detail}>{detail}</small>
                ))}
              </div>
            ),
          ),
        ])}
      />
    </Frame>
  );
}
