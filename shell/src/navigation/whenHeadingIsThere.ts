/** Calls back once main has an h1, which may be after its code has loaded. Returns how to stop waiting. */
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
