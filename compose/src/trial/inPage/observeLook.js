/** Runs in every tried page after observePage.js, and finds what the page changes outside its own part. */
if (window === window.top) {
  const { trial } = window;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const markup = (selector) => all(selector).map(({ outerHTML }) => outerHTML);
  /** The parts that the shell and compose write, which no page changes while it is shown. */
  const given = () => ({
    "the header's words": all('header').map(({ textContent }) => textContent),
    "the header's links": all('header a').map((link) => link.getAttribute('href')),
    "the footer's words": all('footer').map(({ textContent }) => textContent),
    "the footer's links": all('footer a').map((link) => link.getAttribute('href')),
    'an element of the head': markup(
      'head > meta[name], head > meta[property], head > link:not([rel*=load], [rel=prefetch])',
    ),
  });
  /** The surroundings that all pages of the site share. */
  const around = () => ({
    'the attributes of html': attributesOf(document.documentElement),
    'the attributes of body': attributesOf(document.body),
    "the body's elements": all('body > :not(script, style, link, template)').map(
      (element) => `<${element.localName} id="${element.id}">`,
    ),
    // Emotion's styles of a page's components stay for its next visit, and touch nothing else.
    'the style sheets': markup('link[rel=stylesheet], style:not([data-emotion])').concat(
      document.adoptedStyleSheets.map(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText).join(' '),
      ),
    ),
    "the document's mode": [document.designMode],
  });
  const attributesOf = ({ attributes }) =>
    [...attributes]
      .filter(({ name, value }) => name !== 'data-hydrated' && value !== '')
      .map(({ name, value }) => `${name}="${value}"`);
  let served;
  let servedAround;
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') [served, servedAround] = [given(), around()];
  });

  const short = (text) => (text === undefined ? 'nothing' : `"${text.replace(/\s+/g, ' ').slice(0, 100)}"`);
  /** The first difference between two results of `given` or `around`, as part of a sentence. */
  const difference = (former, now) => {
    for (const [name, before] of Object.entries(former)) {
      const after = now[name];
      const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
        (_, index) => before[index] !== after[index],
      );
      if (at < 0) continue;
      let from = 0;
      while (before[at] !== undefined && after[at] !== undefined && before[at][from] === after[at][from])
        from += 1;
      const start = Math.max(0, from - 20);
      return `${name}, from ${short(before[at]?.slice(start))} to ${short(after[at]?.slice(start))}`;
    }
    return undefined;
  };
  trial.changeOfGiven = () => served && difference(served, given());
  /** What the page has left around the next one, as part of a sentence. */
  trial.changeAround = () => servedAround && difference(servedAround, around());
}
