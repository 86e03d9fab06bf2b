import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { articleTexts } from '../content/articleTexts.ts';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '40px 0 0',
  padding: '20px 0 0',
  listStyle: 'none',
  borderTop: '1px solid var(--mui-palette-divider)',
});

/** The tags of an article. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <Row aria-label={articleTexts.topics}>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip label={tag} />
        </li>
      ))}
    </Row>
  );
}
