import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { listTexts } from '../content/listTexts.ts';
import { filterPosts } from '../list/filterPosts.ts';
import { allCategories, type ListQuery, listPath } from '../list/listQuery.ts';
import type { PostSummary } from '../schema/post.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListPages } from './ListPages.tsx';
import { PostCard } from './PostCard.tsx';

/** Articles on one page of the list. */
const pageSize = 6;

interface ArticleResultsProps {
  posts: readonly PostSummary[];
  query: ListQuery;
  onChange: (part: Partial<ListQuery>) => void;
}

/** The articles that match search, category and page. */
export function ArticleResults({ posts, query, onChange }: ArticleResultsProps) {
  const { category, page } = query;
  const matching = filterPosts(posts, query);
  const pageCount = Math.ceil(matching.length / pageSize);
  // Empty where search or category leave fewer pages: they keep the page's number.
  const shown = matching.slice((page - 1) * pageSize, page * pageSize);
  // The featured article stands above; it counts, and only a search or a category gives it a card as well.
  const isPlain = matching.length === posts.length;
  const listed = isPlain ? shown.filter((post) => post !== posts[0]) : shown;
  const cards = useRef<HTMLDivElement>(null);
  const chosenPage = useRef<number>(undefined);

  // The cards get the focus, because the link that was clicked is below them and may be gone or disabled.
  useEffect(() => {
    if (chosenPage.current === page) cards.current?.focus({ preventScroll: true });
    chosenPage.current = undefined;
  });

  const move = (part: Partial<ListQuery> & { page: number }) => {
    chosenPage.current = part.page;
    onChange(part);
  };

  return (
    <>
      {/* The count is of all pages; screen readers announce its changes. */}
      <Typography role="status" component="div" sx={{ marginBlock: 3 }}>
        {`Showing ${matching.length} of ${posts.length} articles`}
        {isPlain ? <span>{listTexts.featuredAbove}</span> : null}{' '}
        {category === allCategories ? null : <Chip label={category} sx={{ ml: 1 }} />}
      </Typography>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of cards, not of form fields */}
      <div ref={cards} role="group" aria-label={listTexts.page(page)} tabIndex={-1}>
        {shown.length > 0 ? (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
              gap: 2.5,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {listed.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </Box>
        ) : (
          <EmptyList page={page} pageCount={pageCount} onMove={move} />
        )}
      </div>
      <ListPages
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => listPath({ ...query, page: target })}
        onGo={(target) => {
          // A click on the page that is shown renders nothing, so that the focus would move later, while the visitor types.
          if (target !== page) chosenPage.current = target;
        }}
      />
    </>
  );
}
