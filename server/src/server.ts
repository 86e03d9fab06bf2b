// The entry of the process: configuration in, server up, graceful end.
import { readConfig } from './config.ts';
import { startServer } from './start.ts';
import { StartError } from './startError.ts';

/** In milliseconds. */
const longestClose = 10_000;

try {
  const config = readConfig(process.env);
  const server = await startServer(config);

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
  console.log(`Serving the site at ${server.url}`);
  if (config.overrideOrigins.length > 0) {
    console.log(`A browser may see unreleased remotes from ${config.overrideOrigins.join(', ')}`);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
