import { Section, styled } from '@sayapatri/design';
import { type SubmitEvent, useDeferredValue, useMemo } from 'react';
import { listTexts } from '../content/listTexts.ts';
import { listCategories } from '../list/categories.ts';
import { useListQuery } from '../list/useListQuery.ts';
import { blogPath, feedPath, listAnchor } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';
import { ArticleResults } from './ArticleResults.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { SearchField } from './SearchField.tsx';

const Controls = styled('form')({
  display: 'grid',
  gap: 16,
  '@media (min-width: 600px)': { gridTemplateColumns: '2fr 1fr' },
  // Searching needs a script; without one, all articles are listed below.
  '@media (scripting: none)': { display: 'none' },
});

const Follow = styled('p')({
  margin: '40px 0 24px',
  color: 'var(--mui-palette-text-secondary)',
  '& a': { display: 'inline-block', paddingBlock: 8, color: 'inherit' },
});

/** All articles, with search, category and pages; the choices are kept in the page's address. */
export function ArticleList({ posts }: { posts: readonly PostSummary[] }) {
  const { query, type, finishTyping, change } = useListQuery();
  // Deferred, so that typing never waits for the cards.
  const deferred = useDeferredValue(query);
  const categories = useMemo(() => listCategories(posts), [posts]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    finishTyping();
  };

  return (
    <Section id={listAnchor} title={listTexts.title} band="sand">
      <Controls role="search" action={blogPath} onSubmit={submit}>
        <SearchField text={query.search} onType={type} onLeave={finishTyping} />
        <CategoryFilter
          categories={categories}
          category={query.category}
          onChoose={(category) => change({ category })}
        />
      </Controls>
      <ArticleResults posts={posts} query={deferred} onChange={change} />
      <Follow>
        {listTexts.feed.question} <a href={feedPath}>{listTexts.feed.link}</a>
      </Follow>
    </Section>
  );
}
