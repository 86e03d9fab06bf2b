/**
 * Looks for a text whose column is so narrow that its letters stand below one another, and returns its first words as part
 * of a sentence; undefined if there is none. The browser gets this expression unchanged.
 */
() => {
  /** True for the ways in which texts for screen readers are hidden. */
  const isHidden = (element) => {
    if (element === null) return false;
    const { overflowX, clip, clipPath } = getComputedStyle(element);
    const isCut = clip !== 'auto' || clipPath === 'inset(50%)';
    return isCut || (overflowX !== 'visible' && element.clientWidth <= 4) || isHidden(element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    // Other scripts may be written downwards, and break within words.
    if (!/(?=\S{4})\S*[\p{Script=Latin}\p{Script=Devanagari}\d]/u.test(text.data)) continue;
    range.selectNodeContents(text);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const letters = text.data.replace(/\s/g, '').length;
    if (tops.size < 4 || letters / tops.size > 2.5) continue;
    const { writingMode } = getComputedStyle(text.parentElement);
    if (writingMode !== 'horizontal-tb' || isHidden(text.parentElement)) continue;
    return `the letters of "${text.data.trim().slice(0, 40)}" stand below one another`;
  }
  return undefined;
};
