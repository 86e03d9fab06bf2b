import { Button, styled } from 'shared/core';

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 40,
  '& button': { minWidth: 44, paddingInline: 12 },
});

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** Where Previous and Next lead; undefined where there is nothing to lead to. */
  previous: number | undefined;
  next: number | undefined;
  onGo: (page: number) => void;
}

/** Previous, a button for each page, Next. Nothing at all while everything fits on one page. */
export function Pagination({ page, pageCount, previous, next, onGo }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (label: string, target: number | undefined) => (
    <Button variant="outlined" disabled={target === undefined} onClick={() => target && onGo(target)}>
      {label}
    </Button>
  );
  return (
    <Row aria-label="Pages of the article list">
      {step('Previous', previous)}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          variant={number === page ? 'contained' : 'text'}
          onClick={() => onGo(number)}
        >
          {number}
        </Button>
      ))}
      {step('Next', next)}
    </Row>
  );
}
