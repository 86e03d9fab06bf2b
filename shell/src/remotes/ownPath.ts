/** The path of the page of this site that a link opens in this tab, or undefined: elsewhere, a new tab, or this page. */
export function ownPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target !== '') return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}
