import type { Config } from '../config/config.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { openPostgres } from './postgresStore.ts';
import { openSqlite } from './sqliteStore.ts';

/** Opens the enquiries: in PostgreSQL where DATABASE_URL is set, else in DATA_DIR. Throws a UserError when they can't be used. */
export function openStore({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<EnquiryStore> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}
