import { describe, expect, onTestFinished, test } from 'vitest';
import { type EnquiryStore, partsOf } from '../enquiries/enquiryStore.ts';
import type { StoredEnquiry } from '../enquiries/tables.ts';
import { sampleEnquiry } from './app.ts';

/** Opens another store, as another server would, on the same database, which is empty at first. */
export type OpenStore = () => Promise<EnquiryStore>;

const named = (name: string) => ({ ...sampleEnquiry, name });
const toMail = { channels: ['mail'] } as const;
const started = Date.now();
/** The moment so many minutes after the tests began. */
const at = (minutes: number) => new Date(started + minutes * 60_000).toISOString();

/** Defines the tests that every store must pass. `openDatabase` makes an empty database. */
export function describeStore(engine: string, openDatabase: () => Promise<OpenStore>): void {
  async function stores(count: number): Promise<EnquiryStore[]> {
    const open = await openDatabase();
    const opened = await Promise.all(Array.from({ length: count }, open));
    onTestFinished(async () => {
      await Promise.all(opened.map((store) => store.close()));
    });
    return opened;
  }
  const oneStore = async () => (await stores(1))[0] as EnquiryStore;
  const twoStores = async () => (await stores(2)) as [EnquiryStore, EnquiryStore];

  describe(`the enquiry store in ${engine}`, () => {
    test('keeps enquiries when it is closed and opened again, and takes none while it is closed', async () => {
      const open = await openDatabase();
      const first = await open();
      await first.save(sampleEnquiry);
      await first.check();
      await first.close();
      await expect(first.save(sampleEnquiry)).rejects.toThrow('closed');
      const second = await open();
      onTestFinished(() => second.close());
      expect(await second.list()).toMatchObject([{ id: 1, ...sampleEnquiry }]);
    });

    test('stores the same five values once, and another enquiry for each different value', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry);
      await store.save({ ...sampleEnquiry });
      expect(await store.list()).toHaveLength(1);
      for (const key of Object.keys(sampleEnquiry)) await store.save({ ...sampleEnquiry, [key]: 'another' });
      expect(await store.list()).toHaveLength(6);
      // The joined values of these two enquiries are the same.
      await store.save({ ...sampleEnquiry, name: 'Asha', email: 'Sample' });
      await store.save({ ...sampleEnquiry, name: 'AshaSam', email: 'ple' });
      expect(await store.list()).toHaveLength(8);
    });

    test('stores an enquiry once that two servers receive at the same time', async () => {
      const [one, two] = await twoStores();
      const enquiries = Array.from({ length: 60 }, (_, index) => named(`Visitor ${index}`));
      await Promise.all([
        ...enquiries.map((enquiry) => one.save(enquiry)),
        ...enquiries.toReversed().map((enquiry) => two.save(enquiry)),
      ]);
      const kept = await one.list();
      expect(kept.map(({ name }) => name).sort()).toEqual(enquiries.map(({ name }) => name).sort());
    });

    test('keeps each character of a message, and the moment of receipt', async () => {
      const store = await oneStore();
      const message = `'; DROP TABLE enquiries; -- \\ $1 ? "\n 🙏 ${'न'.repeat(7_000)}`;
      const before = new Date().toISOString();
      await store.save({ ...sampleEnquiry, message });
      const [stored] = await store.list();
      expect(stored?.message).toBe(message);
      const moments = [before, stored?.receivedAt, new Date().toISOString()];
      expect(moments).toEqual(moments.toSorted());
    });

    test('lists enquiries in parts, and finds an enquiry by its number', async () => {
      const store = await oneStore();
      for (const name of ['a', 'b', 'c', 'd', 'e']) await store.save(named(name));
      const parts: StoredEnquiry[][] = [];
      for await (const part of partsOf(store, 2)) parts.push(part);
      expect(parts.map((part) => part.map(({ name }) => name))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
      expect(await store.find(3)).toEqual(parts[1]?.[0]);
      for (const none of [999, 0, 1.5, Number.NaN, 2 ** 40, -(2 ** 40)])
        expect(await store.find(none)).toBeUndefined();
    });

    test('keeps the spam mark with its reasons, and changes the mark', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, { spamReasons: ['one', 'two'] });
      expect(await store.find(1)).toMatchObject({ flagged: true, spamReasons: 'one; two' });
      expect(await store.change(1, { flagged: false })).toBe(true);
      expect(await store.find(1)).toMatchObject({ flagged: false });
      expect(await store.change(999, { flagged: true })).toBe(false);
    });

    test('erases the enquiries of one address, in any case and any script, and no others', async () => {
      const store = await oneStore();
      const emails = [
        'Asha@Mail.example',
        'asha@mail.example',
        'Élodie@mail.example',
        'E\u0301LODIE@mail.example',
        'elodie@mail.example',
      ];
      for (const email of emails) await store.save({ ...sampleEnquiry, email });
      expect(await store.erase('ASHA@mail.example')).toBe(2);
      expect(await store.erase('éLODIE@mail.example')).toBe(2);
      expect(await store.erase('e%@mail.example')).toBe(0);
      expect(await store.list()).toMatchObject([{ email: 'elodie@mail.example' }]);
    });

    test('purges enquiries received before a moment', async () => {
      const store = await oneStore();
      await store.save(named('old'));
      const [old] = await store.list();
      expect(await store.purge(old?.receivedAt ?? '')).toBe(0);
      expect(await store.purge(new Date(Date.now() + 1_000).toISOString())).toBe(1);
      expect(await store.list()).toEqual([]);
    });

    test('gives each due mail to one server until its lease ends', async () => {
      const servers = await stores(4);
      const [one, two] = servers as [EnquiryStore, EnquiryStore];
      for (let index = 0; index < 40; index++) await one.save(named(`Visitor ${index}`), toMail);
      await one.save(named('Not to be mailed'));
      const claims: StoredEnquiry[][] = [];
      while (claims.at(-1)?.length !== 0) {
        const claimed = await Promise.all(servers.map((server) => server.claim('mail', at(9), at(10), 3)));
        claims.push(...claimed.toSorted((a, b) => b.length - a.length));
      }
      // No claim takes more than its limit, however many servers claim at once.
      expect(Math.max(...claims.map(({ length }) => length))).toBe(3);
      const ids = claims.flat().map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
      expect(await two.claim('mail', at(9), at(10), 50)).toEqual([]);
      const again = await one.claim('mail', at(10), at(11), 50);
      expect(again.map(({ mailAttempts }) => mailAttempts)).toEqual(Array(40).fill(2));
    });

    test('does not postpone what another server has delivered meanwhile', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, toMail);
      await store.claim('mail', at(9), at(10), 1);
      await store.delivered('mail', 1, at(14));
      await store.postpone('mail', 1, at(18));
      expect(await store.find(1)).toMatchObject({ mailDueAt: null, mailedAt: at(14), mailAttempts: 1 });
    });

    test('gives a postponed mail when it is due again, and not before', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, toMail);
      await store.claim('mail', at(9), at(10), 1);
      await store.postpone('mail', 1, at(15));
      expect(await store.claim('mail', at(14), at(15), 1)).toEqual([]);
      expect(await store.claim('mail', at(16), at(17), 1)).toHaveLength(1);
    });

    test('keeps the channels of an enquiry apart', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, { channels: ['mail', 'webhook'] });
      await store.claim('webhook', at(9), at(10), 1);
      await store.delivered('webhook', 1, at(9));
      await store.postpone('webhook', 1, at(9));
      expect(await store.claim('webhook', at(18), at(19), 1)).toEqual([]);
      expect(await store.claim('mail', at(9), at(10), 1)).toMatchObject([
        { mailAttempts: 1, webhookDeliveredAt: at(9) },
      ]);
    });

    test('keeps who answers an enquiry, and whether it is answered', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry);
      expect(await store.find(1)).toMatchObject({ state: 'new', owner: '' });
      await store.change(1, { state: 'answered', owner: 'Bina' });
      expect(await store.find(1)).toMatchObject({ state: 'answered', owner: 'Bina' });
    });

    test('takes over enquiries of another store unchanged, once', async () => {
      const store = await oneStore();
      await store.save(named('here already'), { spamReasons: ['x'], ...toMail });
      const here = await store.list();
      const other = here.map((enquiry) => ({ ...enquiry, id: 40, fingerprint: 'f'.repeat(64), name: 'new' }));
      expect(await store.restore([...here, ...other])).toBe(1);
      expect(await store.restore(other)).toBe(0);
      expect(await store.list()).toMatchObject([here[0] ?? {}, { ...other[0], id: expect.any(Number) }]);
    });
  });
}
