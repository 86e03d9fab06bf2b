/** The contact form as a browser sends it without scripts: application/x-www-form-urlencoded. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const type = 'application/x-www-form-urlencoded';

/** What the visitor types, and the hidden field that people leave empty. */
const fields = ['name', 'email', 'phone', 'message', 'website'] as const;
export type TypedFields = Record<(typeof fields)[number], string>;

export const isFormPost = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').toLowerCase().startsWith(type);

/** Lets Fastify parse form posts into URLSearchParams. */
export function parseFormPosts(app: FastifyInstance): void {
  app.addContentTypeParser(
    type,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
  );
}

/** The fields of a form post. Missing fields are empty; all are, where the body could not be parsed. */
export function typedFields({ body }: FastifyRequest): TypedFields {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  // Browsers send each line break as CR LF.
  const typed = fields.map((name) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n')]);
  return Object.fromEntries(typed);
}

/**
 * The enquiry in a form post. The static form can't say when it was sent, so the timestamp is the day (UTC): a form that a
 * reload or a double click sends again is then the same enquiry.
 */
export function enquiryOf({ name, email, phone, message }: TypedFields, now: Date) {
  return { name, email, phone, message, timestamp: `${now.toISOString().slice(0, 10)}T00:00:00.000Z` };
}
