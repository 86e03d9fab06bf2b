/**
 * The process that runs the server builds of releases. renderer.ts copies this file beside their folders and answers to
 * its messages; plain JavaScript, because it starts without a TypeScript loader.
 */
const remotes = new Map();
let shell;
let loader;

/** Loads the server build of a package; returns the name of an export that it lacks. */
async function load(name) {
  const entry = name === 'shell' ? 'prerender' : 'remote';
  const module = await import(`./${name}/server/${entry}.js`);
  if (entry === 'remote') {
    remotes.set(name, module.default);
    return module.default?.name === name ? undefined : 'its definition as default';
  }
  shell = module;
  loader = module.createServerLoader?.(async (wanted) => {
    if (!remotes.has(wanted)) throw new Error(`${wanted} is not loaded.`);
    return remotes.get(wanted);
  });
  return module.prerender && loader ? undefined : 'prerender and createServerLoader';
}

function fail(error) {
  const { message = String(error), stack } = Object(error);
  process.send({ error: { message: String(message), stack: String(stack) } });
}

process.on('message', ({ name, path, site }) => {
  const answer = name
    ? load(name).then((lacks) => ({ lacks }))
    : shell.prerender(path, site, loader).then((rendered) => ({ rendered }));
  answer.then((found) => process.send(found)).catch(fail);
});
process.on('uncaughtException', fail);
process.on('disconnect', () => process.exit());
