import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { articleTexts } from '../content/articleTexts.ts';

/** The tags of an article. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={1}
      aria-label={articleTexts.topics}
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Chip label={tag} />
        </li>
      ))}
    </Stack>
  );
}
