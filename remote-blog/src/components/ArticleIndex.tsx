import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listTexts } from '../content/listTexts.ts';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';

/** Every article as a link, for visitors whose browser runs no script and so shows the first page only. */
export function ArticleIndex({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <details>
      <Typography component="summary" sx={{ py: 1.25, fontWeight: 650 }}>
        {listTexts.pages.index(posts.length)}
      </Typography>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={postPath(slug)} sx={{ display: 'inline-block', py: 1 }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
