import { type Kysely, type Migration, Migrator, sql } from './kysely.ts';
import type { Tables } from './tables.ts';

/** SQLite or PostgreSQL: they differ in how a table numbers its rows. */
export type Engine = 'sqlite' | 'postgres';

/** Migrations by name, run in the order of their numbers. Never change a released one: add a new one. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001_enquiries': {
    // A SQLite file from before there were migrations has this table already.
    up: async (db: Kysely<Pick<Tables, 'enquiries'>>) => {
      await db.schema
        .createTable('enquiries')
        .ifNotExists()
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite' ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('timestamp', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute();
      // Rejects where the table is another program's: without this, each enquiry would be refused later.
      await db
        .selectFrom('enquiries')
        .select(['id', 'fingerprint', 'name', 'email', 'phone', 'message', 'timestamp', 'received_at'])
        .limit(0)
        .execute();
    },
  },
  '0002_spam_and_mail': {
    up: async (db: Kysely<unknown>) => {
      const table = db.schema.alterTable('enquiries');
      await table.addColumn('flagged', 'integer', (column) => column.notNull().defaultTo(0)).execute();
      await table.addColumn('spam_reasons', 'text', (column) => column.notNull().defaultTo('')).execute();
      await table.addColumn('mail_due_at', 'text').execute();
      await table.addColumn('mail_attempts', 'integer', (column) => column.notNull().defaultTo(0)).execute();
      await table.addColumn('mailed_at', 'text').execute();
      await db.schema
        .createIndex('enquiries_mail_due_at')
        .on('enquiries')
        .column('mail_due_at')
        .where(sql.ref('mail_due_at'), 'is not', null)
        .execute();
    },
  },
  '0003_readiness': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .createTable('readiness')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .execute(),
  },
  '0004_erasures': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .createTable('erasures')
        .addColumn('deletion', 'text', (column) => column.primaryKey())
        .execute(),
  },
  '0005_webhook': {
    up: async (db: Kysely<unknown>) => {
      const table = db.schema.alterTable('enquiries');
      await table.addColumn('webhook_due_at', 'text').execute();
      await table
        .addColumn('webhook_attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await table.addColumn('webhook_delivered_at', 'text').execute();
      await db.schema
        .createIndex('enquiries_webhook_due_at')
        .on('enquiries')
        .column('webhook_due_at')
        .where(sql.ref('webhook_due_at'), 'is not', null)
        .execute();
    },
  },
  '0006_follow_up': {
    up: async (db: Kysely<unknown>) => {
      const table = db.schema.alterTable('enquiries');
      await table.addColumn('state', 'text', (column) => column.notNull().defaultTo('new')).execute();
      await table.addColumn('owner', 'text', (column) => column.notNull().defaultTo('')).execute();
      await table.addColumn('due_at', 'text').execute();
      await db.schema
        .createIndex('enquiries_due_at')
        .on('enquiries')
        .column('due_at')
        .where(sql.ref('state'), '=', sql.lit('new'))
        .execute();
      await db.schema
        .createTable('morning_mails')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .execute();
    },
  },
  '0007_notes': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .alterTable('enquiries')
        .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
        .execute(),
  },
});

/** Migrates the tables to this version. Servers that start at the same time wait for each other. Rejects when it fails. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
