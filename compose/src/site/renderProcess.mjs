/**
 * The process that runs a release's own code for renderer.ts. That code runs in a realm of its own, which has the globals
 * of pageRealm.js and nothing of Node. Only texts and numbers pass between the two sides. This side's built-in objects
 * are frozen and compile no text, so that one of its errors or promises is of no use to a release that gets hold of it.
 * Plain JavaScript, because it starts without a TypeScript loader and may read no file but this one.
 */
import { posix } from 'node:path';
import vm from 'node:vm';

/** Many times what a page needs. */
const maximumAnswer = 5_000_000;
const tooLong = `{"error":{"message":"it returns no text, or more than ${maximumAnswer} characters"}}`;

const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
});
const react = new Map();
const modules = new Map();
const evaluations = new Map();
const timers = new Map();
/** The text of each file of the server builds, such as `remote-blog/server/remote.js`. */
let files;
/** The file behind each name that the shell shares, such as `@sayapatri/design`. */
let shared;
/** The functions of pageRealm.js. */
let page;
/** The question that has no answer yet. */
let question;
let linked = Promise.resolve();

function fire(id) {
  timers.delete(id);
  page.fire(id);
}

function stopTimer(id) {
  clearTimeout(timers.get(id));
  clearImmediate(timers.get(id));
  timers.delete(id);
}

const host = {
  startTimer(id, ms) {
    timers.set(id, ms > 1 ? setTimeout(fire, ms, id) : setImmediate(fire, id));
  },
  stopTimer,
  endProcess: () => process.exit(),
  classes: { URL, URLSearchParams, TextEncoder, TextDecoder, ReadableStream },
};

/** Makes the realm, and loads React in it before anything of a release. */
function start({ realmSource, reactSources, ...builds }) {
  ({ files, shared } = builds);
  page = new vm.Script(realmSource, { filename: 'pageRealm.js' }).runInContext(realm)(host);
  for (const [name, source] of Object.entries(reactSources)) {
    const parameters = ['exports', 'require'];
    const factory = vm.compileFunction(source, parameters, { parsingContext: realm, filename: name });
    const exports = { ...page.defineReact(name, factory) };
    exports.default = exports;
    const provide = () => {
      for (const key of Object.keys(exports)) module.setExport(key, exports[key]);
    };
    const options = { context: realm, identifier: name };
    const module = new vm.SyntheticModule(Object.keys(exports), provide, options);
    react.set(name, module);
  }
}

/** The module that `from` imports as `specifier`: React, what the shell shares, or a file of its own server build. */
function resolve(specifier, { identifier: from }) {
  if (react.has(specifier)) return react.get(specifier);
  const isFile = /^\.\.?\//.test(specifier);
  const file = isFile ? posix.join(posix.dirname(from), specifier) : shared[specifier];
  const isOwn = !isFile || file.startsWith(`${from.split('/', 1)}/server/`);
  if (!isOwn || !Object.hasOwn(files, file)) throw page.refusedImport(specifier);
  if (!modules.has(file)) {
    const importModuleDynamically = (wanted, importer) => load(resolve(wanted, importer));
    const options = { identifier: file, context: realm, importModuleDynamically };
    modules.set(file, new vm.SourceTextModule(files[file], options));
  }
  return modules.get(file);
}

async function load(module) {
  // One after the other, because two modules that are linked side by side may share a third.
  linked = linked.catch(() => {}).then(() => module.status === 'unlinked' && module.link(resolve));
  await linked;
  if (!evaluations.has(module)) evaluations.set(module, module.evaluate());
  await evaluations.get(module);
  return module;
}

async function loadEntry({ entry, name }) {
  const file = `${name}/server/${entry}.js`;
  const { namespace } = await load(resolve(`./${entry}.js`, { identifier: file }));
  return page.loaded(entry, name, namespace);
}

/** Answers a question unless it has an answer. */
function answer(asked, text) {
  if (asked === undefined || asked !== question) return;
  question = undefined;
  for (const id of timers.keys()) stopTimer(id);
  process.send(typeof text === 'string' && text.length <= maximumAnswer ? text : tooLong);
}

const fail = (error) => answer(question, page.failure(error));

process.on('message', ({ begin, ...asked }) => {
  if (begin) return start(begin);
  question = asked;
  // The answer waits, so that an error which no code of the page handles still becomes this page's.
  const answerSoon = (text) => setImmediate(answer, asked, text);
  if (asked.entry) loadEntry(asked).then(answerSoon, fail);
  else page.draw(JSON.stringify(asked), answerSoon);
});
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
process.on('disconnect', () => process.exit());
