import { Icon, LinkButton } from 'shared/core';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';

/** The button to an article. Its name ends in the title, as several of them stand on a page. */
export function ReadMore({ post, featured = false }: { post: PostSummary; featured?: boolean }) {
  return (
    <LinkButton
      href={postPath(post.slug)}
      aria-label={`Read More: ${post.title}`}
      {...(featured
        ? { variant: 'contained', color: 'secondary', size: 'large', endIcon: <Icon name="arrow" /> }
        : {})}
    >
      Read More
    </LinkButton>
  );
}
