import { styled } from '@mui/material/styles';
import { ownHtml, useSiteLinks } from '@sayapatri/design';
import type { Article } from '../schema/post.ts';
import { proseStyles } from './proseStyles.ts';

const Prose = styled('div')(({ theme }) => proseStyles(theme));

/** An article's text. The build makes its HTML from Markdown, and refuses raw HTML and unsafe links in it. */
export function ArticleBody({ html }: Pick<Article, 'html'>) {
  const followSiteLinks = useSiteLinks();
  return <Prose onClick={followSiteLinks} dangerouslySetInnerHTML={ownHtml(html)} />;
}
