import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { listTexts } from '../content/listTexts.ts';

const texts = listTexts.pages;

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 40,
  '& a, & button': { minWidth: 44, paddingInline: 12 },
});

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The pages of Previous and Next; undefined if there is none. */
  previous: number | undefined;
  next: number | undefined;
  /** The address of a page of this list. */
  hrefOf: (page: number) => string;
  /** Called when a page is chosen, before its address opens. */
  onGo: (page: number) => void;
}

/** Previous, a link for each page, Next; nothing if everything fits on one page. */
export function Pagination({ page, pageCount, previous, next, hrefOf, onGo }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (label: string, target: number | undefined) =>
    target === undefined ? (
      <Button variant="outlined" disabled>
        {label}
      </Button>
    ) : (
      <Button variant="outlined" href={hrefOf(target)} onClick={() => onGo(target)}>
        {label}
      </Button>
    );
  return (
    <Row aria-label={texts.label}>
      {step(texts.previous, previous)}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          href={hrefOf(number)}
          onClick={() => onGo(number)}
          aria-label={texts.page(number)}
          aria-current={number === page ? 'page' : undefined}
          variant={number === page ? 'contained' : 'text'}
        >
          {number}
        </Button>
      ))}
      {step(texts.next, next)}
    </Row>
  );
}
