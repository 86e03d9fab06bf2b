import type { RunningServer } from './start.ts';

/** In milliseconds. */
const longestClose = 10_000;

/** From now on SIGINT and SIGTERM end the process, once the requests under way are answered. */
export function endGracefully(server: RunningServer): void {
  let ending = false;
  const end = () => {
    // One Ctrl+C can arrive twice: from the terminal and from the command that started this process.
    if (ending) return;
    ending = true;
    // A visitor who never finishes reading must not keep the process alive.
    setTimeout(() => process.exit(1), longestClose).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
