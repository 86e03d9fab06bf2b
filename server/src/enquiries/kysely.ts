/** Loads Kysely with require, because importing its 140 modules through tsx takes a fifth of the server's start. */
import { createRequire } from 'node:module';
import type * as Types from 'kysely';

const kysely: typeof Types = createRequire(import.meta.url)('kysely');

// The class's type; the constant below is only its value.
export type Kysely<Database> = Types.Kysely<Database>;
export const {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  Migrator,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} = kysely;
