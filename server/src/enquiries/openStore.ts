import { existsSync } from 'node:fs';
import { UserError } from '@sayapatri/contract/userError';
import { type Config, readConfig } from '../config/config.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { openPostgres } from './postgresStore.ts';
import { enquiriesFile, openSqlite } from './sqliteStore.ts';

/** Opens the PostgreSQL database at `address`, or the SQLite file in the folder `address`. */
export const openAddress = (address: string): Promise<EnquiryStore> =>
  /^postgres(ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address);

/** Opens the enquiries: in PostgreSQL where DATABASE_URL is set, else in DATA_DIR. Throws a UserError when they can't be used. */
export const openStore = ({ databaseUrl, dataDir }: Config): Promise<EnquiryStore> =>
  openAddress(databaseUrl ?? dataDir);

type Environment = Readonly<Record<string, string | undefined>>;

/** The server's configuration. Throws a UserError where there are no enquiries. */
function configWithEnquiries(env: Environment): Config {
  const config = readConfig(env);
  if (config.databaseUrl === undefined && !existsSync(enquiriesFile(config.dataDir)))
    throw new UserError(
      `There are no enquiries in ${config.dataDir}: set DATA_DIR to the folder that the server uses.`,
    );
  return config;
}

/** Opens the server's enquiries for as long as `use` takes. Rejects with a UserError where there are none. */
export async function withStore<Result>(
  env: Environment,
  use: (store: EnquiryStore) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(configWithEnquiries(env));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
