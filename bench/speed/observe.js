/**
 * Runs in every measured document before the page's own code, and records its observations in `window.seen`
 * (seen.d.ts). Plain JavaScript, because the browser runs it unchanged.
 */
(() => {
  if (window !== top) return;
  const now = () => performance.timeOrigin + performance.now();
  const seen = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [],
    live: 0,
    tapped: Number(sessionStorage.getItem('tapped')),
    painted: 0,
  };
  window.seen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', ({ startTime, duration }) =>
    seen.longTasks.push({ start: startTime, end: startTime + duration }),
  );
  new MutationObserver(() => {
    if (seen.live === 0 && document.documentElement.dataset.hydrated !== undefined)
      seen.live = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
  /** Notes when another heading than the one at the tap is painted, in this document or the next one. */
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading === undefined || heading === sessionStorage.getItem('heading'))
      return requestAnimationFrame(look);
    // The message arrives after the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.painted = now();
    };
    port2.postMessage('');
  };
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.tapped = performance.timeOrigin + timeStamp;
      sessionStorage.setItem('tapped', String(seen.tapped));
      sessionStorage.setItem('heading', document.querySelector('main h1').textContent);
      look();
    },
    true,
  );
  if (seen.tapped > 0) look();
})();
