const closeTimeoutMs = 10_000;

/** From now on SIGINT and SIGTERM close `server`, then end the process: with code 0, or 1 if closing fails or takes too long. */
export function endGracefully(server: { close(): Promise<void> }): void {
  let ending = false;
  const end = () => {
    // One Ctrl+C can send two signals: one by the terminal, one by the command that started this process.
    if (ending) return;
    ending = true;
    // Ends in any case, so that a client that never finishes reading does not keep the process alive.
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
