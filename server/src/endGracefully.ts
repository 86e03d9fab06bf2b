const closeTimeoutMs = 10_000;

/**
 * From now on SIGINT and SIGTERM close `server`, then end the process: with code 0, or with 1 and the reason if closing
 * fails or takes too long.
 */
export function endGracefully(server: { close(): Promise<void> }): void {
  let ending = false;
  const fail = (reason: string) => {
    console.error(`The server did not end cleanly: ${reason}.`);
    process.exit(1);
  };
  const end = () => {
    // One Ctrl+C can send two signals: one by the terminal, one by the command that started this process.
    if (ending) return;
    ending = true;
    // Ends in any case, so that a client that never finishes reading does not keep the process alive.
    setTimeout(
      () => fail(`it was not closed after ${closeTimeoutMs / 1000} seconds`),
      closeTimeoutMs,
    ).unref();
    server.close().then(
      () => process.exit(0),
      (error) => fail(error instanceof Error ? error.message : String(error)),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
