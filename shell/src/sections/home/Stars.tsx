import { styled } from '@mui/material/styles';

const Row = styled('svg')({ display: 'block', width: 120, height: 24, fill: 'var(--mui-palette-divider)' });

/** Five star outlines, each starting at its top. */
const row = [12, 36, 60, 84, 108].map(
  (top) => `M${top} 2l3 6.3 7 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 7-1z`,
);

/** Five stars, as many filled as the rating. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row viewBox="0 0 120 24" role="img" aria-label={`Rated ${rating} out of 5 stars`}>
      <path fill="var(--mui-palette-secondary-main)" d={row.slice(0, rating).join('')} />
      {rating < row.length ? <path d={row.slice(rating).join('')} /> : null}
    </Row>
  );
}
