/**
 * The thread that runs the releases' own code for renderer.ts, one request after the other. Plain JavaScript, so that the
 * releases run without a TypeScript loader.
 */
import { parentPort } from 'node:worker_threads';

let shell;
let loader;
let remotes;

const answers = {
  /** Loads the shell's server entry. */
  async prerender({ url }) {
    remotes = new Map();
    shell = await import(url);
    loader = shell.createServerLoader?.(async (name) => {
      if (!remotes.has(name)) throw new Error(`No release of ${name} is live.`);
      return remotes.get(name);
    });
    return { lacks: shell.prerender && loader ? undefined : 'prerender and createServerLoader' };
  },
  /** Loads a remote's public module. */
  async remote({ url, name }) {
    const { default: remote } = await import(url);
    remotes.set(name, remote);
    const isDefined = remote?.name === name && typeof remote.modules === 'object';
    return { lacks: isDefined ? undefined : 'its definition as default' };
  },
  async page({ path, site }) {
    return { rendered: await shell.prerender(path, site, loader) };
  },
};

parentPort.on('message', ({ ask, ...details }) => {
  answers[ask](details)
    .catch((error) => ({ error }))
    .then((answer) => parentPort.postMessage(answer))
    // Reached when the result can't be cloned into a message.
    .catch(({ message }) => parentPort.postMessage({ error: new Error(message) }));
});
