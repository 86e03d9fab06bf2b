/** Turns errors of the S3 client into one-sentence messages. */
import { StoreUnavailable } from './store.ts';

interface S3Error extends Error {
  /** Of a system error, such as ECONNREFUSED. */
  code?: string;
  /** Of an answer. */
  $metadata?: { httpStatusCode?: number };
}

const sentences: Record<string, string> = {
  NoSuchBucket: 'is not there: create the bucket, or correct RELEASE_STORE.',
  CredentialsProviderError: 'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  AuthorizationHeaderMalformed: 'is in another region: correct AWS_REGION.',
  PermanentRedirect: 'is in another region: correct AWS_REGION.',
  NotImplemented: 'does not know conditional writes, which releases need: use a bucket that does.',
};

/** The sentence for an error of the S3 client about `address`; any other error as it is. */
export function s3Fault(thrown: unknown, address: string): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { name, message, code, $metadata }: S3Error = thrown;
  const status = $metadata?.httpStatusCode;
  const known = message.startsWith('Region ') ? 'needs a region: set AWS_REGION.' : sentences[name];
  if (known !== undefined) return new StoreUnavailable(`${address} ${known}`, name);
  if (status === 401 || status === 403) {
    const hint = 'correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or their rights to the bucket.';
    return new StoreUnavailable(`${address} refuses these credentials (${name}): ${hint}`, name);
  }
  // Some servers send no body with it, and so no name.
  if (status === 412) return new StoreUnavailable(`${address} has changed meanwhile.`, 'PreconditionFailed');
  if (status !== undefined && status >= 300)
    return new StoreUnavailable(
      `${address} answers ${name} (${status}): try again, or see to the bucket.`,
      name,
    );
  if (code === undefined && name !== 'TimeoutError') return thrown;
  const hint = 'check the network and AWS_ENDPOINT_URL_S3, and try again.';
  return new StoreUnavailable(`${address} can't be reached (${code ?? name}): ${hint}`, code ?? name);
}
