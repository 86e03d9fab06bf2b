import { Item } from '../components/Item.tsx';
import { ItemGrid } from '../components/ItemGrid.tsx';
import type { SectionOf } from '../schema/guide.ts';

export const Points = ({ section }: { section: SectionOf<'points'> }) => (
  <ItemGrid>
    {section.items.map(({ title, text }) => (
      <li key={title}>
        <Item title={title} text={text} />
      </li>
    ))}
  </ItemGrid>
);
