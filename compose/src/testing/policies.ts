/** The rights of each environment's keys, as docs/policies/ gives them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths.ts';

export const keySets = ['preview', 'staging', 'production'] as const;
export type KeySet = (typeof keySets)[number];

export interface Statement {
  Sid: string;
  Effect: 'Allow';
  Action: string[];
  Resource: string;
  Condition?: { Null: { 's3:if-none-match': 'false' } };
}

export interface S3Request {
  action: string;
  resource: string;
  /** Whether the request has the header If-None-Match, and so replaces nothing. */
  once: boolean;
}

/** The statements of a set of keys for a place in a bucket: `bucket`, or `bucket/prefix`. */
export function policyOf(keys: KeySet, place: string): Statement[] {
  const [bucket = ''] = place.split('/');
  const text = readFileSync(path.join(projectRoot, `docs/policies/${keys}.json`), 'utf8')
    .replaceAll('BUCKET/', `${place}/`)
    .replaceAll('BUCKET"', `${bucket}"`);
  return JSON.parse(text).Statement;
}

/** The statement that allows a request; undefined if none does. */
export const allowing = (statements: readonly Statement[], { action, resource, once }: S3Request) =>
  statements.find(
    ({ Action, Resource, Condition }) =>
      Action.includes(action) &&
      (Resource === resource || (Resource.endsWith('*') && resource.startsWith(Resource.slice(0, -1)))) &&
      (Condition === undefined || once),
  );
