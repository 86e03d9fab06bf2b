/** Runs in every tried page after observePage.js, and sees what the page changes outside its own part. */
if (window === window.top) {
  const { trial } = window;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const markup = (selector) => all(selector).map(({ outerHTML }) => outerHTML);
  /** What is the shell's and compose's, and the same from the HTML on until the page is left. */
  const given = () => ({
    "the header's words": all('header').map(({ textContent }) => textContent),
    "the header's links": all('header a').map((link) => link.getAttribute('href')),
    "the footer's words": all('footer').map(({ textContent }) => textContent),
    "the footer's links": all('footer a').map((link) => link.getAttribute('href')),
    'an element of the head': markup(
      'head > meta[name], head > meta[property], head > link:not([rel*=load])',
    ),
  });
  let served;
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') served = given();
  });

  const short = (text) => (text === undefined ? 'nothing' : `"${text.replace(/\s+/g, ' ').slice(0, 100)}"`);
  /** The first difference between two such lists, as part of a sentence. */
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
}
