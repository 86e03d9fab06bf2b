import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const renderProcess = fileURLToPath(new URL('./renderProcess.mjs', import.meta.url));

/** Until Node 22.13 the permissions were an experiment. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Memory for JavaScript's objects, and for everything that the process holds, buffers included. */
const heapMegabytes = 512;
const dataKilobytes = 1_500_000;

/**
 * Starts a script; only tests replace renderProcess.mjs. The script may read no file but itself, write none, start no
 * process or thread and load no add-on; it has no environment variables and no output. It ends with this process, or at
 * the latest after ten minutes of processor time.
 */
export function startConfinedProcess(script = renderProcess): ChildProcess {
  const flags = [
    permission,
    `--allow-fs-read=${script}`,
    '--experimental-vm-modules',
    '--frozen-intrinsics',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    // A process draws too few pages to get back the time that the optimising compiler takes.
    '--no-opt',
    `--max-old-space-size=${heapMegabytes}`,
  ];
  const limits = `ulimit -d ${dataKilobytes}; ulimit -t 600; ulimit -c 0; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limits, process.execPath, ...flags, script], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
