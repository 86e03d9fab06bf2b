/** Calls `onHeading` once the main element has an h1, now or after the page's code has loaded. Returns a cancel function. */
export function whenHeadingIsThere(onHeading: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('main');
  const find = () => main?.querySelector<HTMLElement>('h1') ?? null;
  const found = find();
  if (main === null || found !== null) {
    if (found !== null) onHeading(found);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    observer.disconnect();
    onHeading(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
