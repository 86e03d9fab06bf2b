import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { listTexts } from '../content/listTexts.ts';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';

const Index = styled('details')({
  marginTop: 40,
  '& summary': { paddingBlock: 10, fontWeight: 650, cursor: 'pointer' },
  '& ul': { margin: 0, paddingLeft: 20, columns: '20em' },
  '& li': { paddingBlock: 6, breakInside: 'avoid' },
});

/** Every article as a link, for visitors whose browser runs no script and so shows the first page only. */
export function ArticleIndex({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Index>
      <summary>{listTexts.pages.index(posts.length)}</summary>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={postPath(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </Index>
  );
}
