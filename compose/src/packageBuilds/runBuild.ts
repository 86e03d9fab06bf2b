import { spawn } from 'node:child_process';
import type { Release } from '@sayapatri/contract/release';

/** Ends the build if the command that started it is killed, so that no process is left writing into `dist`. */
const endWithParent = 'process.on("disconnect", () => process.exit(1)).channel?.unref()';

/** Time limit of one build, which usually takes a few seconds. */
const usualTimeoutMs = 10 * 60_000;

interface BuildEnd {
  /** How the build failed, as the end of a sentence that begins with its name; undefined where it succeeded. */
  failure: string | undefined;
  output: string;
}

/** Judges what a package says of itself, which its build tells before anything is built. If it rejects, the build is ended. */
export type OnDefinition = (definition: Omit<Release, 'version'>) => Promise<void>;

interface BuildSettings {
  timeoutMs?: number;
  onDefinition?: OnDefinition | undefined;
}

/**
 * Runs `vite build` in the folder `cwd`, with the program `vite`. Rejects where it can't be started, and with what
 * `onDefinition` rejects.
 */
export function runBuild(
  cwd: string,
  vite: string,
  { timeoutMs = usualTimeoutMs, onDefinition }: BuildSettings = {},
): Promise<BuildEnd> {
  return new Promise((resolve, reject) => {
    const first = `data:text/javascript,${encodeURIComponent(endWithParent)}`;
    const child = spawn(process.execPath, ['--import', first, vite, 'build', '--logLevel', 'warn'], {
      cwd,
      // Without the signer's key, which no build needs.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RELEASE_KEY_FILE: undefined,
        TELL_DEFINITION: onDefinition && 'yes',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      timeout: timeoutMs,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (definition: Omit<Release, 'version'>) => {
      onDefinition?.(definition).catch((refusal) => {
        reject(refusal);
        child.kill();
      });
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // Nothing but the time limit makes this process kill the build.
      const isLate = child.killed;
      if (isLate) return resolve({ failure: `took longer than ${timeoutMs / 60_000} minutes`, output });
      if (signal !== null) return resolve({ failure: endedBy(signal), output });
      resolve({ failure: code === 0 ? undefined : 'failed', output });
    });
  });
}

const causes: Partial<Record<NodeJS.Signals, string>> = {
  SIGKILL: 'as systems do when memory runs out: close other programs or add memory, and run it again',
  SIGABRT: 'as Node does at its limit of memory: raise it with NODE_OPTIONS=--max-old-space-size=4096',
};

function endedBy(signal: NodeJS.Signals): string {
  const cause = causes[signal] ?? 'by a person or another program: run it again';
  return `was ended with ${signal}, ${cause}`;
}
