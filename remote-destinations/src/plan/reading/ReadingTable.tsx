import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import { RowTable } from '../../guides/components/RowTable.tsx';
import type { ReadingTable as Content } from '../content/reading.ts';

/** A table of a reading page. The heading of its part says what its caption says. */
export function ReadingTable({ caption, columns, rows }: Content) {
  return (
    <Box sx={{ mt: 2 }}>
      <RowTable
        hideCaption
        small
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
                  <Typography
                    key={detail}
                    variant="caption"
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {detail}
                  </Typography>
                ))}
              </div>
            ),
          ),
        ])}
      />
    </Box>
  );
}
