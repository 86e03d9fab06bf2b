// The entry of the process: reads the configuration, starts the server, and ends it gracefully.

import { UserError } from '@sayapatri/contract/userError';
import { readConfig } from './config/config.ts';
import { endGracefully } from './endGracefully.ts';
import { startServer } from './start.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  endGracefully(server);
  console.log(`Serving the site at ${server.url}`);
  if (server.metricsUrl) console.log(`Metrics at ${server.metricsUrl}`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
