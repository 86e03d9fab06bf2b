import { styled } from '@mui/material/styles';
import { ownHtml, type SiteLinkHandler, useHydrated, useSiteLinks } from '@sayapatri/design';
import { use, useState } from 'react';
import { articleTexts } from '../content/articleTexts.ts';
import type { Article } from '../schema/post.ts';
import { loadOnce } from './loadOnce.ts';
import { proseStyles } from './proseStyles.ts';

const Prose = styled('div')(({ theme }) => proseStyles(theme));

const { text, link } = articleTexts.notLoaded;

/** A link without a path reloads the present address, whose document has the article's text in its HTML. */
const notLoaded = `<p>${text} <a href="">${link}</a></p>`;

/**
 * True for a component whose prerendered HTML was hydrated, for as long as it is on the page. HTML that never changes can
 * then be kept (`dangerouslySetInnerHTML` with an empty text, which React does not touch on hydration), so that the code
 * or text it was made from need not be loaded.
 */
function useStandsInHtml(): boolean {
  const hydrated = useHydrated();
  const [standsInHtml] = useState(!import.meta.env.SSR && !hydrated);
  return standsInHtml;
}

/** Props that make React keep the prerendered HTML. */
const keepHtmlProps = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

export function ArticleBody({ loadHtml }: Pick<Article, 'loadHtml'>) {
  const followSiteLinks = useSiteLinks();
  if (useStandsInHtml()) return <Prose onClick={followSiteLinks} {...keepHtmlProps} />;
  return <LoadedBody loadHtml={loadHtml} onClick={followSiteLinks} />;
}

function LoadedBody({ loadHtml, onClick }: Pick<Article, 'loadHtml'> & { onClick: SiteLinkHandler }) {
  // The build makes this HTML from Markdown, and refuses raw HTML and unsafe links in it.
  return <Prose onClick={onClick} dangerouslySetInnerHTML={ownHtml(use(loadOnce(loadHtml, notLoaded)))} />;
}
