/** Runs in every tried page after the other observers, and finds what the page changes in the browser's own objects. */
if (window === window.top) {
  const { trial } = window;
  const watched = [
    'Object Array String Number Function Promise Map Set RegExp Date JSON Math Intl Element Node Document EventTarget',
    'HTMLElement HTMLDocument Window Navigator History Location Storage Request Response Headers URL Console',
    'IDBFactory XMLHttpRequest CacheStorage ServiceWorkerContainer HTMLFormElement HTMLAnchorElement',
  ]
    .flatMap((names) => names.split(' '))
    .flatMap((name) => [
      [name, window[name]],
      [`${name}.prototype`, window[name]?.prototype],
    ])
    .concat(Object.entries({ document, history, navigator, console, window }))
    .filter(([, object]) => object !== undefined);
  // These built-ins are saved now, because a page may replace them too.
  const { getOwnPropertyDescriptor, getOwnPropertyNames, isFrozen } = Object;
  const snapshot = () =>
    watched.map(([name, object]) => {
      const descriptors = Object.create(null);
      for (const key of getOwnPropertyNames(object)) descriptors[key] = getOwnPropertyDescriptor(object, key);
      return { name, object, descriptors, wasFrozen: isFrozen(object) };
    });
  let before = snapshot();
  /** Called when the trial itself has added a global. */
  trial.keepGlobals = () => {
    before = snapshot();
  };
  /** What React, its router and the toasts leave behind, frames by number, and what comes with a touch screen. */
  const expected =
    /^(window\.(\d+|__reactRouterVersion|_goober)|document\._reactListening\w+|.*\.ontouch\w+)$/;
  const handlers = getOwnPropertyNames(window).filter((key) => key.startsWith('on'));
  const isPrimitive = (value) => value === null || !['object', 'function'].includes(typeof value);
  const isSame = (former, now) =>
    former?.get === now?.get &&
    former?.set === now?.set &&
    (former?.value === now?.value || (isPrimitive(former?.value) && isPrimitive(now?.value)));

  /** What the page has replaced, added or removed first, as part of a sentence. */
  trial.globalsFault = () => {
    for (let i = 0; i < before.length; i += 1) {
      const { name, object, descriptors, wasFrozen } = before[i];
      if (isFrozen(object) !== wasFrozen) return `it freezes ${name}`;
      const keys = getOwnPropertyNames(descriptors).concat(getOwnPropertyNames(object));
      for (let k = 0; k < keys.length; k += 1) {
        const former = descriptors[keys[k]];
        const now = getOwnPropertyDescriptor(object, keys[k]);
        const full = `${name}.${keys[k]}`;
        if (((former === undefined) !== (now === undefined) || !isSame(former, now)) && !expected.test(full))
          return now === undefined
            ? `it removes the built-in ${full}`
            : `it replaces or adds the built-in ${full}`;
      }
    }
    for (let i = 0; i < handlers.length; i += 1)
      if (window[handlers[i]]) return `it takes window.${handlers[i]}, of which there is only one,`;
    if (window.name !== '')
      return `it writes "${window.name}" into window.name, which the next site can read,`;
    return trial.policyFaults[0];
  };
  // Frozen, so that a page can't change what was observed of it.
  Object.defineProperty(window, 'trial', {
    value: Object.freeze(trial),
    writable: false,
    configurable: false,
  });
}
