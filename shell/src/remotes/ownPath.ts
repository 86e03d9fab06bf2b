/** The path that a link opens in this tab if it is another page of this site, otherwise undefined. */
export function ownPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target !== '') return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}
