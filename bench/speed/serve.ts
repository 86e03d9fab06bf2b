/** Starts nginx with the documented configuration, HTTP/2 and brotli, and a browser that trusts its certificate. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserArguments, ensureBrowser } from 'compose/browser';
import { hasBrotli, type Nginx, nginxProgram, startNginx } from 'e2e/nginx';
import { type Browser, chromium } from 'playwright';

/** Paths of the files that a server needs for HTTPS, and what a browser needs to trust it. */
interface Certificate {
  certificate: string;
  key: string;
  /** Chromium's switch for trusting that certificate. Without it Chromium would cache nothing. */
  trust: string;
}

export function makeCertificate(folder: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '30'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return { certificate, key, trust: `--ignore-certificate-errors-spki-list=${hash.digest('base64')}` };
}

/** Serves the site in `root`, with the site's content security policy or without. Throws an Error if nginx or its brotli module is not installed. */
export async function serve(root: string, tls: Certificate, withPolicy = true): Promise<Nginx> {
  const program = nginxProgram();
  if (program === undefined || !hasBrotli())
    throw new Error(
      'Install nginx-light and libnginx-mod-http-brotli-static: every contender is served by it.',
    );
  return startNginx(program, { root, enquiries: '127.0.0.1:9', tls, withPolicy });
}

/** Starts a browser that trusts the certificate. */
export function startBrowser({ trust }: Certificate): Promise<Browser> {
  // Other hosts are blocked, because their response times must not count.
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, alone, trust],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Starts a browser that reads files only. */
export const startPlainBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
