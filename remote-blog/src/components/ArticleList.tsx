import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import { FormField } from '@sayapatri/design/formField';
import type { ChangeEvent } from 'react';
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
  const { query, form, submit, type, leave, change } = useListQuery();
  // An address may name a category that no longer exists; the field then still shows it.
  const choices: readonly string[] = [...new Set([...listCategories(posts), query.category])];
  return (
    <Section id={listAnchor} title={listTexts.title} band="sand">
      <Controls
        ref={form}
        role="search"
        action={blogPath}
        onChange={({ target }: ChangeEvent<HTMLFormElement>) =>
          target.name === 'search' ? type() : submit(false)
        }
        onBlur={leave}
        onSubmit={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <FormField
          id="search-articles"
          type="search"
          name="search"
          label={listTexts.search}
          autoComplete="off"
          html={{ enterKeyHint: 'search' }}
          defaultValue={query.search}
        />
        <FormField
          id="article-category"
          select
          name="category"
          label={listTexts.category}
          defaultValue={query.category}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </FormField>
      </Controls>
      <ArticleResults posts={posts} query={query} onChange={change} />
    </Section>
  );
}
