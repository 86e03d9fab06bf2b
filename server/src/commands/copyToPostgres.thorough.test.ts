import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../enquiries/postgresStore.ts';
import { openSqlite } from '../enquiries/sqliteStore.ts';
import { sampleEnquiry } from '../testing/app.ts';
import { temporaryFolder } from '../testing/composedSite.ts';
import { describePostgres, postgres } from '../testing/describePostgres.ts';
import { runCommand } from '../testing/enquiriesCommand.ts';

describePostgres('pnpm enquiries copy --to postgres://…', () => {
  const copy = (env: Record<string, string>, to: string) => runCommand(env, 'copy', '--to', to);

  test('copies SQLite to PostgreSQL while the server runs, then only the newer enquiries, and copies all back', async () => {
    const dataDir = temporaryFolder();
    const url = await postgres.createDatabase();
    const source = await openSqlite(dataDir);
    onTestFinished(() => source.close());
    const saved = 1_200;
    await Promise.all(
      Array.from({ length: saved / 2 }, (_, index) =>
        source.save(
          { ...sampleEnquiry, name: `आशा 🙏 ${index}`, message: `'; \\ "${index}"\n` },
          {
            spamReasons: index % 2 ? ['3 links'] : [],
            flagged: index % 2 === 1,
            channels: index % 3 === 0 ? ['mail'] : [],
          },
        ),
      ),
    );
    await source.delivered('mail', 1, '2026-01-01T00:00:00.000Z');
    expect((await copy({ DATA_DIR: dataDir }, url)).stdout).toBe(
      'Copied 600 of 600 enquiries; 0 were there already.\n',
    );
    await Promise.all(
      Array.from({ length: saved / 2 }, (_, index) =>
        source.save({ ...sampleEnquiry, name: `Later ${index}` }),
      ),
    );
    expect((await copy({ DATA_DIR: dataDir }, url)).stdout).toBe(
      'Copied 600 of 1200 enquiries; 600 were there already.\n',
    );
    expect((await copy({ DATA_DIR: dataDir }, url)).stdout).toBe(
      'Copied 0 of 1200 enquiries; 1200 were there already.\n',
    );

    const target = await openPostgres(url);
    onTestFinished(() => target.close());
    const all = await source.list();
    expect(all).toHaveLength(saved);
    const withoutNumber = ({ id: _, ...enquiry }: (typeof all)[number]) => enquiry;
    expect((await target.list()).map(withoutNumber)).toEqual(all.map(withoutNumber));

    const back = temporaryFolder();
    const answer = await copy({ DATABASE_URL: url }, back);
    expect(answer.stdout).toBe('Copied 1200 of 1200 enquiries; 0 were there already.\n');
    const again = await openSqlite(back);
    onTestFinished(() => again.close());
    expect((await again.list()).map(withoutNumber)).toEqual(all.map(withoutNumber));
  });
});
