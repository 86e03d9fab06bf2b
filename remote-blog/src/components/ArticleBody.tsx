import { styled } from '@mui/material/styles';
import { ownHtml, type SiteLinkHandler, useHydrated, useSiteLinks } from '@sayapatri/design';
import { use, useState } from 'react';
import { articleTexts } from '../content/articleTexts.ts';
import type { Article } from '../schema/post.ts';
import { figureStyles } from './figureStyles.ts';
import { loadOnce } from './loadOnce.ts';

const roomy = '@media (min-width: 600px)';

const Prose = styled('div')({
  minWidth: 0,
  // A long word or address breaks, rather than widen the page; columns of a table scroll before their words break.
  overflowWrap: 'anywhere',
  '& table': { overflowWrap: 'break-word' },
  // Lines of text are kept short; figures may be wider.
  '& > :not(figure)': { maxWidth: '36em' },
  lineHeight: 1.5,
  [roomy]: { fontSize: '1.0625rem', lineHeight: 1.62 },
  '& > p:first-of-type': { fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.3125rem)', lineHeight: 1.55 },
  '& p, & ul, & ol, & blockquote': { margin: '0 0 1em' },
  '& h2, & h3': { lineHeight: 1.25, letterSpacing: '-0.015em', textWrap: 'balance' },
  '& h2': { margin: '1.45em 0 0.4em', fontSize: 'clamp(1.4375rem, 1.3rem + 0.6vw, 1.75rem)' },
  '& h3': { margin: '1.2em 0 0.2em', fontSize: '1.1875rem' },
  '& ul, & ol': { paddingLeft: '1.4em' },
  '& li': { marginBottom: '0.3em', paddingLeft: '0.2em' },
  '& li, & figcaption': { textWrap: 'balance' },
  '& li::marker': { color: 'var(--mui-palette-accentText)', fontWeight: 700 },
  '& a': { color: 'var(--mui-palette-primary-main)', fontWeight: 600, textUnderlineOffset: '0.2em' },
  // A blockquote is a pull quote.
  '& blockquote': {
    margin: '1em 0',
    paddingLeft: 24,
    borderLeft: '4px solid var(--mui-palette-secondary-main)',
    fontSize: 'clamp(1.3125rem, 1.15rem + 0.8vw, 1.625rem)',
    lineHeight: 1.35,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  '& blockquote p': { margin: 0, textWrap: 'balance' },
  // A file's name stays whole where a line has room for it.
  '& :not(pre) > code': { display: 'inline-block', maxWidth: '100%' },
  '& pre, & table': { display: 'block', overflowX: 'auto' },
  ...figureStyles,
});

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
