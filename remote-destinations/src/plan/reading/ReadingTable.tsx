import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import { RowTable } from '../../guides/components/RowTable.tsx';
import type { WrittenPart } from '../schema/readingSchemas.ts';

/** A table of a page to read; a cell may have smaller lines below its text. */
export const ReadingTable = ({ caption, columns, rows }: NonNullable<WrittenPart['table']>) => (
  <Box sx={{ mt: 2 }}>
    <RowTable
      spacious
      caption={caption}
      columns={columns}
      rows={rows.map((cells) =>
        cells.map((cell, column) =>
          typeof cell === 'string' ? (
            linkedText(cell)
          ) : (
            <div key={columns[column]}>
              {linkedText(cell.text)}
              {cell.details.map((detail) => (
                <Typography key={detail} variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {detail}
                </Typography>
              ))}
            </div>
          ),
        ),
      )}
    />
  </Box>
);
