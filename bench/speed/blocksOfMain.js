/**
 * Runs in a page: returns what its main element shows, in order, for nextSite's Block.jsx. Plain JavaScript, because the
 * browser runs it unchanged.
 */
(() => {
  const blocks = [];
  const parts = 'h1, h2, h3, h4, p, ul, ol, table, img, input, textarea, a.MuiButton-root';
  const textOf = (element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
  const add = (element) => {
    const text = textOf(element);
    const heading = /^H([1-4])$/.exec(element.tagName)?.[1];
    if (heading !== undefined) blocks.push({ kind: 'heading', level: Number(heading), text });
    else if (element.matches('table'))
      blocks.push({ kind: 'table', rows: [...element.rows].map((row) => [...row.cells].map(textOf)) });
    else if (element.matches('img')) {
      const { width, height } = element;
      blocks.push({ kind: 'picture', src: element.getAttribute('src'), width, height });
    } else if (element.matches('a.MuiButton-root[href^="/"]'))
      blocks.push({ kind: 'button', text, href: element.getAttribute('href') });
    else if (element.matches('input:not([type=hidden]), textarea, select'))
      blocks.push({ kind: 'field', text: element.labels[0]?.textContent ?? element.name });
    else if (element.matches('ul, ol') && element.querySelector('h2, h3, h4, img, table, input') === null)
      blocks.push({ kind: 'list', items: [...element.children].map(textOf) });
    else if (element.matches('style, script, svg')) return;
    else if (element.querySelector(parts) !== null) for (const child of element.children) add(child);
    else if (text !== '') blocks.push({ kind: 'text', text });
  };
  add(document.querySelector('main'));
  return blocks;
})();
