import { Worker } from 'node:worker_threads';

/** A new thread that runs the releases' own code (renderThread.js). */
export const newRenderThread = () =>
  new Worker(new URL('./renderThread.js', import.meta.url), { execArgv: [] });
