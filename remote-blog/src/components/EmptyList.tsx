import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { listTexts } from '../content/listTexts.ts';
import { allCategories, type ListQuery } from '../list/listQuery.ts';

const { noMatch, pastTheEnd } = listTexts.empty;

interface EmptyListProps {
  page: number;
  /** Pages of articles that match search and category; 0 if none does. */
  pageCount: number;
  onMove: (part: Partial<ListQuery> & { page: number }) => void;
}

/** Shown instead of the cards: why there are none, and a button back. */
export function EmptyList({ page, pageCount, onMove }: EmptyListProps) {
  const isPastTheEnd = pageCount > 0;
  const back = isPastTheEnd ? { page: pageCount } : { search: '', category: allCategories, page: 1 };
  return (
    <Card>
      <CardContent>
        <Typography sx={{ mb: 2 }}>
          {isPastTheEnd ? pastTheEnd.text(page, pageCount) : noMatch.text}
        </Typography>
        <Button variant="outlined" onClick={() => onMove(back)}>
          {isPastTheEnd ? pastTheEnd.button(pageCount) : noMatch.button}
        </Button>
      </CardContent>
    </Card>
  );
}
