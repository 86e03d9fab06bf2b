/**
 * The globals that a release's code has while it is loaded and its pages are drawn, and the functions by which
 * renderProcess.mjs calls it. This text is run in the release's realm before any code of a release; `host` never leaves
 * this function. docs/shipping.md lists the globals.
 */

({ startTimer, stopTimer, endProcess, classes }) => {
  const { parse, stringify } = JSON;
  const maximumPrinted = 20;
  const timers = new Map();
  const react = {};
  let lastTimer = 0;
  let printed = [];
  let tried;
  let shell;
  let remote;
  let loader;

  /** Refuses the page even if its code catches the error. */
  const refuse = (what) => {
    tried ??= what;
    return new Error(what);
  };
  const refusing = (what) =>
    function refused() {
      throw refuse(what);
    };

  const textOf = (value) => {
    try {
      if (typeof value?.stack === 'string') return value.stack;
      return typeof value === 'object' ? stringify(value) : String(value);
    } catch {
      return 'something that has no text';
    }
  };
  const print = (...values) => {
    if (printed.length < maximumPrinted) printed.push(values.map(textOf).join(' ').slice(0, 500));
  };

  const failure = (thrown) => {
    const error = { message: 'it throws something that has no text' };
    try {
      const isError = typeof thrown?.message === 'string';
      error.message = (tried ?? String(isError ? thrown.message : thrown)).slice(0, 5_000);
      if (isError) error.stack = String(thrown.stack).slice(0, 20_000);
    } catch {}
    return stringify({ error, printed });
  };

  const timer =
    (interval) =>
    (callback, ms = 0, ...args) => {
      lastTimer += 1;
      const delay = Number(ms) || 0;
      timers.set(lastTimer, { callback, args, again: interval ? delay : undefined });
      startTimer(lastTimer, delay);
      return lastTimer;
    };
  const stop = (id) => {
    if (timers.delete(id)) stopTimer(id);
  };

  const network = (name) => refusing(`it opens a connection with ${name}, and a page is drawn without any`);
  const ofNode = (name) => refusing(`it asks Node for ${name}, and a page is drawn without it`);
  const globals = {
    ...classes,
    console: Object.fromEntries(
      ['debug', 'error', 'info', 'log', 'trace', 'warn'].map((level) => [level, print]),
    ),
    setTimeout: timer(false),
    setImmediate: (callback, ...args) => globals.setTimeout(callback, 0, ...args),
    setInterval: timer(true),
    clearTimeout: stop,
    clearImmediate: stop,
    clearInterval: stop,
    queueMicrotask: (callback) => {
      Promise.resolve().then(callback);
    },
    process: Object.freeze({
      env: Object.freeze({ NODE_ENV: 'production' }),
      exit: () => endProcess(),
      ...Object.fromEntries(
        ['abort', 'binding', 'chdir', 'dlopen', 'getBuiltinModule', 'kill', 'send'].map((name) => [
          name,
          ofNode(`process.${name}`),
        ]),
      ),
    }),
    ...Object.fromEntries(['fetch', 'EventSource', 'WebSocket'].map((name) => [name, network(name)])),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  for (const name of ['SharedArrayBuffer', 'WebAssembly']) delete globalThis[name];

  return {
    failure,
    refusedImport: (name) =>
      refuse(
        `it imports ${name}, and a server build may import only react, what the shell shares and its own files`,
      ),
    defineReact(name, factory) {
      const exports = {};
      factory(exports, (wanted) => react[wanted]);
      react[name] = exports;
      return exports;
    },
    fire(id) {
      const { callback, args, again } = timers.get(id) ?? {};
      if (again === undefined) timers.delete(id);
      else startTimer(id, again);
      callback?.(...args);
    },
    /** Keeps a loaded entry, and returns the needed exports that it lacks. */
    loaded(entry, name, module) {
      if (tried !== undefined) return failure();
      if (entry === 'remote') {
        remote = module.default;
        const isDefined = remote?.name === name && typeof remote.modules === 'object';
        return stringify({ printed, lacks: isDefined ? undefined : 'its definition as default' });
      }
      shell = module;
      loader = shell.createServerLoader?.(async (wanted) => {
        if (remote?.name !== wanted)
          throw new Error(`${wanted} is not the package whose pages are drawn here.`);
        return remote;
      });
      const isWhole = shell.prerender && loader;
      return stringify({ printed, lacks: isWhole ? undefined : 'prerender and createServerLoader' });
    },
    async draw(question, done) {
      printed = [];
      tried = undefined;
      let text;
      try {
        const { path, site } = parse(question);
        const { html, styles, scripts } = await shell.prerender(path, site, loader);
        if (typeof html !== 'string') throw new Error('it returns no text as html');
        text = tried === undefined ? stringify({ rendered: { html, styles, scripts }, printed }) : failure();
      } catch (error) {
        text = failure(error);
      }
      done(text);
    },
  };
};
