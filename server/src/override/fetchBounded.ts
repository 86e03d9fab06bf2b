/** For the whole answer. */
const timeoutMs = 5_000;

/**
 * Fetches `url`, in bounded time and size (bytes), without following redirects, which may lead anywhere.
 * Rejects with an Error that says why when it can't be had with status 200.
 */
export async function fetchBounded(url: URL, mostBytes: number): Promise<{ type: string; body: Buffer }> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return { type: response.headers.get('content-type') ?? '', body: Buffer.concat(chunks) };
}

/** Why a fetch failed, in a few words: the system's code says more than fetch's own message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
