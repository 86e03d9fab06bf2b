import { Button, LinkButton, styled } from 'shared/core';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 'clamp(24px, 4vw, 40px)',
  border: '1px dashed var(--mui-palette-text-secondary)',
  borderRadius: 16,
  '& p': { margin: 0, maxWidth: '39em' },
});

export interface EmptyListProps {
  /** Articles that pass search and category. */
  matching: number;
  total: number;
  page: number;
  /** The nearest page that holds articles. */
  back: number | undefined;
  onGo: (page: number) => void;
  onShowAll: () => void;
}

/** Stands where the cards would: says why there are none and offers the way back. */
export function EmptyList({ matching, total, page, back, onGo, onShowAll }: EmptyListProps) {
  if (total === 0) {
    return (
      <Box>
        <p>The first articles are being written. Until they are here, ask us what you would like to read.</p>
        <LinkButton href="/contact" variant="outlined">
          Contact us
        </LinkButton>
      </Box>
    );
  }
  if (matching === 0 || back === undefined) {
    return (
      <Box>
        <p>No article matches. Try a shorter word or another category.</p>
        <Button variant="outlined" onClick={onShowAll}>
          Show all articles
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <p>
        There is nothing on page {page}. The articles that match end on page {back}.
      </p>
      <Button variant="outlined" onClick={() => onGo(back)}>
        Go to page {back}
      </Button>
    </Box>
  );
}
