import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { articleTexts } from '../content/articleTexts.ts';
import posts from '../content/postList.ts';
import { postPath } from '../paths.ts';

/** Links to the two articles after this one, with the first articles following the last; nothing if there are no others. */
export function ReadNext({ slug }: { slug: string }) {
  const at = posts.findIndex((post) => post.slug === slug);
  const next = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))].slice(0, 2);
  if (next.length === 0) return null;
  return (
    <nav aria-labelledby="read-next">
      <Typography variant="h4" component="h2" id="read-next" sx={{ mt: 2 }}>
        {articleTexts.next}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {next.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={postPath(slug)} variant="body2" sx={{ display: 'inline-block', py: 1.25 }}>
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
