/** Schemes of links that browsers open, by what must follow. */
const schemes: Record<string, RegExp> = {
  'https:': /./,
  'mailto:': /.@.|\?./,
  'tel:': /\d{3}/,
  'sms:': /\d{3}/,
  'viber:': /./,
  'whatsapp:': /./,
};

/** Hosts that only their own network knows. */
const privateHost =
  /^(localhost|[^.]+|.*\.(local|localhost|internal)|(127|10)\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** What is wrong with a link that leaves the site, such as `which …`; undefined if nothing is. */
export function elsewhereFault(url: URL): string | undefined {
  if (url.protocol === 'http:') return 'which is fetched without encryption';
  if (url.username !== '') return 'which hides its host behind a name';
  const rest = schemes[url.protocol];
  if (rest === undefined) return `whose beginning, ${url.protocol}, is not one that browsers open`;
  if (!rest.test(url.href.slice(url.protocol.length).replaceAll(/[ ()-]|%20/g, '')))
    return 'which names nobody';
  if (url.protocol === 'https:' && privateHost.test(url.hostname))
    return 'which is known in its author’s network alone';
  return undefined;
}
