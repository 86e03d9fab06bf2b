/**
 * Runs in every tried page before the page's own code, and leaves what it sees in `window.trial`. Plain JavaScript,
 * because the browser gets the file unchanged.
 */
(() => {
  const trial = { lastActivity: 'loading', at: performance.now(), layoutShift: 0, servedTitle: undefined };
  const record = (what) => {
    trial.lastActivity = what;
    trial.at = performance.now();
  };
  window.trial = trial;

  // Pretends that the visitor saves data: otherwise files prefetched for other pages would count towards this page.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

  new MutationObserver(() => record('changes of the document')).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) trial.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Reads the title before module scripts run.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') trial.servedTitle = document.title;
  });

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

  const watched = [
    'Object Array String Number Function Promise Map Set RegExp Date JSON Math Element Node Document EventTarget',
    'HTMLElement History Storage Response Request Headers URL',
  ]
    .flatMap((names) => names.split(' '))
    .flatMap((name) => [
      [name, window[name]],
      [`${name}.prototype`, window[name].prototype],
    ])
    .filter(([, object]) => object !== undefined);
  // These built-ins are saved now, because a page may replace them too.
  const { getOwnPropertyDescriptor, getOwnPropertyNames } = Object;
  const { fetch } = window;
  const before = watched.map(([name, object]) => {
    const descriptors = Object.create(null);
    for (const key of getOwnPropertyNames(object)) descriptors[key] = getOwnPropertyDescriptor(object, key);
    return { name, object, descriptors };
  });

  /** The name of the first built-in function that the page has replaced. */
  trial.patchedBuiltIn = () => {
    if (window.fetch !== fetch) return 'fetch';
    for (let i = 0; i < before.length; i += 1) {
      const { name, object, descriptors } = before[i];
      const keys = getOwnPropertyNames(object);
      for (let k = 0; k < keys.length; k += 1) {
        const former = descriptors[keys[k]];
        const now = getOwnPropertyDescriptor(object, keys[k]);
        const isSame =
          former !== undefined &&
          former.get === now.get &&
          former.set === now.set &&
          (former.value === now.value || typeof now.value !== 'function');
        if (!isSame) return `${name}.${keys[k]}`;
      }
    }
    return undefined;
  };
})();
