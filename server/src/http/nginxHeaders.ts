import { securityHeaders, securityHeadersOverTls } from '@sayapatri/contract/securityPolicy';

const start = '  # Written by `pnpm --filter server nginx-headers` from @sayapatri/contract/securityPolicy:';
const end = '  # End of the written lines.';

const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;

/** The lines that add the headers, by the variable $visitor_scheme that nginx.conf sets. */
function headerLines(): string {
  const lines = Object.entries(securityHeadersOverTls).flatMap(([header, overTls]) => {
    const plain = securityHeaders[header] ?? '';
    if (plain === overTls) return [`  add_header ${header} "${plain}" always;`];
    return [
      `  map $visitor_scheme ${variable(header)} {`,
      `    https   "${overTls}";`,
      `    default "${plain}";`,
      '  }',
      `  add_header ${header} ${variable(header)} always;`,
    ];
  });
  return [start, ...lines, end].join('\n');
}

/** The text of nginx.conf with the present security headers. Throws when it lacks the marks of their place. */
export function withNginxHeaders(configuration: string): string {
  const [before, rest = '', ...more] = configuration.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`nginx.conf has not one "${start.trim()}" and "${end.trim()}".`);
  }
  return before + headerLines() + after;
}
