import { FigureText } from '../components/FigureText.tsx';
import { RowTable } from '../components/RowTable.tsx';
import type { SectionOf } from '../schema/guide.ts';

export const FigureTable = ({ section: { title, columns, items } }: { section: SectionOf<'table'> }) => (
  <RowTable
    small
    dense
    hideCaption
    caption={title}
    columns={columns}
    rows={items.map(({ name, cells }) => [
      name,
      ...cells.map((stated, cell) => <FigureText key={cell} stated={stated} />),
    ])}
  />
);
