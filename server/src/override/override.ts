/** One unreleased remote, and the folder it comes from, as the address or one browser's cookie names them. */
export interface Override {
  /** Package name, such as remote-blog. */
  remote: string;
  /** Address of the folder that holds the build's release.json, with a trailing slash. */
  from: string;
}

/** A reason not to show an override: one sentence for the person who looks at it. */
export class OverrideFault extends Error {
  override name = 'OverrideFault';
}

/** Reads `remote=…&from=…`. Throws an OverrideFault when it names no remote, or an address not allowed. */
export function parseOverride(query: string, origins: readonly string[]): Override {
  const values = new URLSearchParams(query);
  const remote = values.get('remote') ?? '';
  const from = values.get('from') ?? '';
  if (!/^remote-[a-z0-9-]+$/.test(remote)) {
    throw new OverrideFault(
      `remote is ${JSON.stringify(remote)}: set it to a remote's name, such as remote-blog.`,
    );
  }
  const url = URL.canParse(from) ? new URL(from) : undefined;
  if (url === undefined || url.username !== '' || !origins.includes(url.origin)) {
    throw new OverrideFault(
      `from is ${JSON.stringify(from)}: set it to an address at ${origins.join(' or ')}, which the server allows.`,
    );
  }
  return { remote, from: new URL('./', url).href };
}

const cookie = 'override';

/** The override that a Cookie header names, if it is one that is allowed now. */
export function overrideOf(header: string | undefined, origins: readonly string[]): Override | undefined {
  const value = new RegExp(`(?:^|; *)${cookie}=([^;]+)`).exec(header ?? '')?.[1];
  try {
    return value === undefined ? undefined : parseOverride(decodeURIComponent(value), origins);
  } catch {
    return undefined;
  }
}

/** A Set-Cookie header for this browser, until it is closed; without `override`, one that ends it. */
export function cookieFor(override: Override | undefined, isSecure: boolean): string {
  const value =
    override &&
    encodeURIComponent(new URLSearchParams({ remote: override.remote, from: override.from }).toString());
  const end = value === undefined ? '; Max-Age=0' : '';
  return `${cookie}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax${end}${isSecure ? '; Secure' : ''}`;
}
