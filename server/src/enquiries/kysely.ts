/** Kysely, loaded with require: importing its 140 modules through tsx takes a quarter of the server's start. */
import { createRequire } from 'node:module';
import type * as Types from 'kysely';

const kysely: typeof Types = createRequire(import.meta.url)('kysely');

export type * from 'kysely';
// Classes, of which the constants below are only the values.
export type CompiledQuery = Types.CompiledQuery;
export type Kysely<Database> = Types.Kysely<Database>;
export const {
  CompiledQuery,
  Kysely,
  Migrator,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} = kysely;
