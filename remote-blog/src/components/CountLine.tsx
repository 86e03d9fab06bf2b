import { Tag, Typography } from '@sayapatri/design';
import { allCategories } from '../list/categories.ts';
import { countLine } from '../list/countLine.ts';

interface CountLineProps {
  /** How many articles match search and category, on all pages together. */
  matching: number;
  total: number;
  category: string;
}

/** How many articles match, with the category's badge when one is chosen; read out when it changes. */
export function CountLine({ matching, total, category }: CountLineProps) {
  return (
    <Typography role="status" sx={{ marginBlock: 3, '& span': { marginLeft: 1 } }}>
      {countLine(matching, total)} {category === allCategories ? null : <Tag>{category}</Tag>}
    </Typography>
  );
}
