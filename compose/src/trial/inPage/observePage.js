/**
 * Runs in every tried page before the page's own code, and leaves what it sees in `window.trial`. Plain JavaScript,
 * because the browser gets the file unchanged.
 */
// Does nothing in the frames of other sites, such as a map.
if (window === window.top) {
  const seen = { lastActivity: 'loading', activities: 0, layoutShift: 0, prints: 0, servedTitle: undefined };
  const trial = { entries: history.length, errors: [] };
  for (const key of Object.keys(seen)) Object.defineProperty(trial, key, { get: () => seen[key] });
  const record = (what) => {
    seen.lastActivity = what;
    seen.activities += 1;
  };
  window.trial = trial;

  // Pretends that the visitor looks at another tab.
  let isAway = false;
  Object.defineProperty(document, 'hidden', { get: () => isAway });
  Object.defineProperty(document, 'visibilityState', { get: () => (isAway ? 'hidden' : 'visible') });
  trial.lookAway = (away) => {
    isAway = away;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event(away ? 'blur' : 'focus'));
  };
  const { setTimeout, realPerformance, performance: ahead } = window;
  trial.wait = (ms) => new Promise((resolve) => setTimeout.call(window, resolve, ms));
  // Playwright's clock replaces the whole object, of which the trial needs only the time: the browser's entries stay.
  if (ahead !== realPerformance)
    window.performance = new Proxy(realPerformance, {
      get(real, key) {
        if (key === 'now') return ahead.now;
        const value = Reflect.get(real, key, real);
        return typeof value === 'function' ? value.bind(real) : value;
      },
    });
  delete window.realPerformance;

  // Pretends that the visitor saves data: otherwise files prefetched for other pages would count towards this page.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // Prints nothing, as some browsers wait in front of the printer's dialog.
  window.print = () => {
    seen.prints += 1;
    record('printing');
  };

  new MutationObserver(() => record('changes of the document')).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Reads the title before module scripts run.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') seen.servedTitle = document.title;
  });

  // A button may do these without a change of the document.
  for (const kind of 'input change invalid submit focusin scroll toggle play pause copy beforeunload'.split(
    ' ',
  ))
    window.addEventListener(kind, () => record(kind), { capture: true, passive: true });
  for (const [owner, method] of [
    [URL, 'createObjectURL'],
    [window, 'open'],
    [window.Clipboard?.prototype, 'writeText'],
    [window, 'fetch'],
  ]) {
    const original = owner?.[method];
    if (original === undefined) continue;
    owner[method] = function (...args) {
      record(method === 'fetch' ? 'requests' : method);
      return original.apply(this, args);
    };
  }

  for (const [name, what] of [
    ['setTimeout', 'timers'],
    ['setInterval', 'timers'],
    ['requestAnimationFrame', 'animation frames'],
  ]) {
    const original = window[name];
    window[name] = (callback, ...rest) =>
      original.call(
        window,
        (...args) => {
          record(what);
          if (typeof callback === 'function') callback(...args);
        },
        ...rest,
      );
  }

  // Added first, so that no later listener can keep an error from these.
  window.addEventListener(
    'error',
    ({ message }) => {
      // A file that can't be loaded gives no message, and a resize observer's error is harmless.
      if (message && !message.startsWith('ResizeObserver loop')) trial.errors.push(message);
    },
    true,
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => trial.errors.push(String(reason?.message ?? reason)),
    true,
  );
}
