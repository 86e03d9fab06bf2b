import Box from '@mui/material/Box';
import { RowTable } from '@sayapatri/design/rowTable';
import { FigureText } from '../components/FigureText.tsx';
import { Item } from '../components/Item.tsx';
import type { SectionOf } from '../schema/guide.ts';

export const FigureTable = ({ section: { title, columns, items } }: { section: SectionOf<'table'> }) => (
  <RowTable
    caption={title}
    columns={columns}
    stacked={items.every(({ text, cells }) => text && cells.length > 1)}
    rows={items.map(({ name, text, cells }) => [
      <Item key="name" title={name} text={text} />,
      ...cells.map((stated, cell) => (
        // A wage stays on one line where there is room.
        <Box key={cell} sx={{ minWidth: { sm: 116 } }}>
          <FigureText stated={stated} />
        </Box>
      )),
    ])}
  />
);
