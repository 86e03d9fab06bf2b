/** Runs in every tried page after observePage.js, and notes what the page does to what others have stored. */
if (window === window.top) {
  const { trial } = window;
  const breaches = [];
  const others = 'kept by another package';
  for (const storage of [localStorage, sessionStorage]) storage.setItem(others, others);
  indexedDB.open(others);
  caches?.open(others).catch(() => {});

  /** What the page has done to what others have stored; undefined if nothing. */
  trial.storageFault = () => {
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      if (storage.getItem(others) !== others)
        return `it changes or deletes what other packages keep in ${name}`;
      const size = JSON.stringify(storage).length;
      if (size > 100_000) return `it puts ${size} characters into ${name}, which has room for few more`;
    }
    return breaches[0];
  };
  trial.policyFaults = [];

  /** The package whose code calls; undefined for code that is in the page itself. */
  const caller = () => {
    const { stack = '' } = new Error();
    return [...stack.matchAll(/\/_\/([\w-]+)\//g)][0]?.[1];
  };
  /** Calls `judge` with the arguments of each call of a method, and notes the sentence that it returns. */
  const watch = (owner, method, notes, judge) => {
    const original = owner?.[method];
    if (original === undefined) return;
    owner[method] = function (...args) {
      const breach = judge(...args);
      if (breach !== undefined) notes.push(breach);
      return original.apply(this, args);
    };
  };
  const own = new Set();
  const made = (name) => void own.add(name);
  const deletes = (kind) => (name) =>
    own.has(name) ? undefined : `it deletes the ${kind} "${name}", which it has not made`;
  watch(IDBFactory.prototype, 'open', breaches, made);
  watch(IDBFactory.prototype, 'deleteDatabase', breaches, deletes('database'));
  watch(window.CacheStorage?.prototype, 'open', breaches, made);
  watch(window.CacheStorage?.prototype, 'delete', breaches, deletes('cache'));

  const workers = navigator.serviceWorker;
  watch(window.ServiceWorkerContainer?.prototype, 'register', breaches, (address) =>
    caller() === 'shell' && new URL(address, location.href).pathname === '/service-worker.js'
      ? undefined
      : `it registers the service worker ${address}, and the site has one`,
  );
  if (workers) {
    // The trial keeps workers out; a page that ends them sees this one.
    const worker = { scope: `${location.origin}/`, active: null, update: async () => {} };
    worker.unregister = async () => breaches.push("it unregisters the site's service worker") > 0;
    workers.getRegistration = async () => worker;
    workers.getRegistrations = async () => [worker];
  }

  const ownerOf = { dompurify: 'remote-chat' };
  watch(window.TrustedTypePolicyFactory?.prototype, 'createPolicy', trial.policyFaults, (name) => {
    const owner = ownerOf[name] ?? 'shell';
    return [undefined, owner].includes(caller())
      ? undefined
      : `it makes the Trusted Types policy "${name}", which belongs to ${owner}`;
  });
}
