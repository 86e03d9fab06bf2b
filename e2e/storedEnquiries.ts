import path from 'node:path';
import Database from 'libsql';

export interface StoredEnquiry {
  name: string;
  email: string;
  message: string;
}

/** What the journeys' server has kept, read from its database file. */
export function storedEnquiries(): StoredEnquiry[] {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const database = new Database(path.join(folder, 'enquiries.db'), { readonly: true, timeout: 30_000 });
  try {
    return database.prepare('SELECT name, email, message FROM enquiries').all() as StoredEnquiry[];
  } finally {
    database.close();
  }
}
