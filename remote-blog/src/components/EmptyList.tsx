import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pagePaths } from '@sayapatri/contract';
import { listTexts } from '../content/listTexts.ts';

const { noArticles, noMatch, pastTheEnd } = listTexts.empty;

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 'clamp(24px, 4vw, 40px)',
  border: '1px dashed var(--mui-palette-text-secondary)',
  borderRadius: 16,
  '& p': { margin: 0, maxWidth: '39em' },
});

interface EmptyListProps {
  /** Number of articles that match search and category. */
  matching: number;
  total: number;
  page: number;
  /** The nearest page that holds articles. */
  back: number | undefined;
  onGo: (page: number) => void;
  onShowAll: () => void;
}

/** Shown instead of the cards: why there are none, and a link back. */
export function EmptyList({ matching, total, page, back, onGo, onShowAll }: EmptyListProps) {
  if (total === 0) {
    return (
      <Box>
        <p>{noArticles.text}</p>
        <Button href={pagePaths.contact} variant="outlined">
          {noArticles.link}
        </Button>
      </Box>
    );
  }
  if (matching === 0 || back === undefined) {
    return (
      <Box>
        <p>{noMatch.text}</p>
        <Button variant="outlined" onClick={onShowAll}>
          {noMatch.button}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <p>{pastTheEnd.text(page, back)}</p>
      <Button variant="outlined" onClick={() => onGo(back)}>
        {pastTheEnd.button(back)}
      </Button>
    </Box>
  );
}
