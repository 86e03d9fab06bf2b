import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { listTexts } from '../content/listTexts.ts';

const texts = listTexts.pages;

/** Words in place of MUI's arrows. */
const words = { previous: () => texts.previous, next: () => texts.next };

interface ListPagesProps {
  /** May lie past the last page; Previous then leads to the last one. */
  page: number;
  pageCount: number;
  /** The address of a page of this list. */
  hrefOf: (page: number) => string;
  /** Called when a page is chosen, before its address opens. */
  onGo: (page: number) => void;
}

/** Previous, a link for each page, Next; nothing if everything fits on one page. */
export function ListPages({ page, pageCount, hrefOf, onGo }: ListPagesProps) {
  if (pageCount < 2) return null;
  return (
    <Pagination
      aria-label={texts.label}
      count={pageCount}
      page={Math.min(page, pageCount + 1)}
      siblingCount={pageCount}
      variant="outlined"
      color="primary"
      onChange={(_, target) => onGo(target)}
      getItemAriaLabel={(type, number) =>
        type === 'previous' || type === 'next' ? texts[type] : texts.page(number ?? 1)
      }
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} component="button" slots={words} />
        ) : (
          <PaginationItem {...item} component={Link} href={hrefOf(item.page ?? 1)} slots={words} />
        )
      }
      sx={{ mt: 5 }}
    />
  );
}
