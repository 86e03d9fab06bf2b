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
    painted: {},
  };
  window.seen = seen;
  window.watch = JSON.parse(sessionStorage.getItem('watch') ?? '{}');
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
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.tapped = performance.timeOrigin + timeStamp;
      seen.painted = {};
      sessionStorage.setItem('tapped', String(seen.tapped));
    },
    true,
  );
  const look = () => {
    for (const [name, { selector, text }] of Object.entries(window.watch)) {
      const found = document.querySelector(selector);
      if (seen.painted[name] !== undefined || found === null) continue;
      if (text !== undefined && found.textContent !== text) continue;
      // The message arrives after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.painted[name] ??= now();
      };
      port2.postMessage('');
    }
    if (Object.keys(window.watch).length > 0) requestAnimationFrame(look);
  };
  window.addEventListener('watch', look);
  look();
})();
