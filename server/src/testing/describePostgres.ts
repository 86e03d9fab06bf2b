import { afterAll, beforeAll, describe } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts';

const programs = postgresPrograms();

/** The server that the tests of `describePostgres` share. */
export let postgres: Postgres;

/** Tests with a real PostgreSQL, left out where it is not installed. */
export function describePostgres(name: string, tests: () => void): void {
  describe.skipIf(programs === undefined)(name, () => {
    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '', ['-c', 'fsync=off']);
    });
    afterAll(() => postgres.remove());
    tests();
  });
}
