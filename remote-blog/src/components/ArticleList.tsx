import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import { FormField } from '@sayapatri/design/formField';
import { type SubmitEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { listTexts } from '../content/listTexts.ts';
import { listCategories } from '../list/filterPosts.ts';
import { useListQuery } from '../list/useListQuery.ts';
import { blogPath, listAnchor } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';
import { ArticleResults } from './ArticleResults.tsx';

const Controls = styled('form')({
  display: 'grid',
  gap: 16,
  '@media (min-width: 600px)': { gridTemplateColumns: '2fr 1fr' },
  // Searching needs a script; without one, all articles are listed below.
  '@media (scripting: none)': { display: 'none' },
});

/** All articles, with search, category and pages; the choices are kept in the page's address. */
export function ArticleList({ posts }: { posts: readonly PostSummary[] }) {
  const { query, type, finishTyping, change } = useListQuery();
  // Deferred, so that typing never waits for the cards.
  const deferred = useDeferredValue(query);
  const categories = useMemo(() => listCategories(posts), [posts]);
  // An address may name a category that no longer exists; the field then still shows it.
  const choices: readonly string[] = [...new Set([...categories, query.category])];
  const form = useRef<HTMLFormElement>(null);

  // On a slow phone the visitor may have typed or chosen before this code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the fields hold at the start
  useEffect(() => {
    const fields = new FormData(form.current ?? undefined);
    const [search, category] = ['search', 'category'].map((name) => String(fields.get(name) ?? ''));
    if (search && search !== query.search) type(search);
    if (category && category !== query.category) change({ category });
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    finishTyping();
  };

  return (
    <Section id={listAnchor} title={listTexts.title} band="sand">
      <Controls ref={form} role="search" action={blogPath} onSubmit={submit}>
        <FormField
          id="search-articles"
          type="search"
          name="search"
          label={listTexts.search}
          autoComplete="off"
          html={{ enterKeyHint: 'search' }}
          value={query.search}
          onChange={({ target }) => type(target.value)}
          onBlur={finishTyping}
        />
        <FormField
          id="article-category"
          select
          name="category"
          label={listTexts.category}
          value={query.category}
          onChange={({ target }) => change({ category: target.value })}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </FormField>
      </Controls>
      <ArticleResults posts={posts} query={deferred} onChange={change} />
    </Section>
  );
}
