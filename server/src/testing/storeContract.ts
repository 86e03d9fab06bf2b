import { describe, expect, onTestFinished, test } from 'vitest';
import type { EnquiryStore, Receipt, StoredEnquiry } from '../enquiries/enquiryStore.ts';
import { allEnquiries } from '../enquiries/enquiryStore.ts';
import { sampleEnquiry } from './app.ts';

/** Opens another store, as another server would, on the same database, which is empty at first. */
export type OpenStore = () => Promise<EnquiryStore>;

const named = (name: string) => ({ ...sampleEnquiry, name });
const toMail: Receipt = { spamReasons: [], flagged: false, channels: ['mail'] };

/** Defines the tests that every store must pass. `openDatabase` makes an empty database. */
export function describeStore(engine: string, openDatabase: () => Promise<OpenStore>): void {
  /** One store, or several on one database. */
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

  describe(`enquiries in ${engine}`, () => {
    test('are there again after closing and opening', async () => {
      const open = await openDatabase();
      const first = await open();
      await first.save(sampleEnquiry);
      await first.close();
      const second = await open();
      onTestFinished(() => second.close());
      expect(await second.list()).toMatchObject([{ id: 1, ...sampleEnquiry }]);
    });

    test('the same five values twice are one enquiry; one different value makes another', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry);
      await store.save({ ...sampleEnquiry });
      expect(await store.list()).toHaveLength(1);
      for (const key of Object.keys(sampleEnquiry)) await store.save({ ...sampleEnquiry, [key]: 'another' });
      expect(await store.list()).toHaveLength(6);
    });

    test('values that only read the same when joined are different enquiries', async () => {
      const store = await oneStore();
      await store.save({ ...sampleEnquiry, name: 'Asha', email: 'Sample' });
      await store.save({ ...sampleEnquiry, name: 'AshaSam', email: 'ple' });
      expect(await store.list()).toHaveLength(2);
    });

    test('the same enquiries sent to two servers at once, in any order, are each one', async () => {
      const [one, two] = await twoStores();
      const enquiries = Array.from({ length: 60 }, (_, index) => named(`Visitor ${index}`));
      await Promise.all([
        ...enquiries.map((enquiry) => one.save(enquiry)),
        ...enquiries.toReversed().map((enquiry) => two.save(enquiry)),
      ]);
      const kept = await one.list();
      expect(kept.map(({ name }) => name).sort()).toEqual(enquiries.map(({ name }) => name).sort());
    });

    test('the moment of receipt is kept with the enquiry', async () => {
      const store = await oneStore();
      const before = new Date().toISOString();
      await store.save(sampleEnquiry);
      const [stored] = await store.list();
      expect(stored && stored.receivedAt >= before && stored.receivedAt <= new Date().toISOString()).toBe(
        true,
      );
    });

    test('what was written is kept to the letter', async () => {
      const store = await oneStore();
      const message = `'; DROP TABLE enquiries; -- \\ $1 ? "\n 🙏 ${'न'.repeat(7_000)}`;
      await store.save({ ...sampleEnquiry, message });
      expect(await store.list()).toMatchObject([{ message }]);
    });

    test('they are listed in parts, and found by number', async () => {
      const store = await oneStore();
      for (const name of ['a', 'b', 'c', 'd', 'e']) await store.save(named(name));
      const all: StoredEnquiry[] = [];
      for await (const enquiry of allEnquiries(store, 2)) all.push(enquiry);
      expect(all.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(await store.find(all[2]?.id ?? 0)).toEqual(all[2]);
      expect(await store.find(999)).toBeUndefined();
    });

    test('a mark and its reasons are kept, and can be changed', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, { spamReasons: ['one', 'two'], flagged: true, channels: [] });
      const [stored] = await store.list();
      expect(stored).toMatchObject({ flagged: true, spamReasons: 'one; two' });
      expect(await store.change(stored?.id ?? 0, { flagged: false })).toBe(true);
      expect(await store.list()).toMatchObject([{ flagged: false }]);
      expect(await store.change(999, { flagged: true })).toBe(false);
    });

    test('those of one address are erased, in whatever case it is written, in any script, and no others', async () => {
      const store = await oneStore();
      const emails = [
        'Asha@Mail.example',
        'asha@mail.example',
        'Élodie@mail.example',
        'E\u0301LODIE@mail.example',
      ];
      for (const email of [...emails, 'elodie@mail.example']) await store.save({ ...sampleEnquiry, email });
      expect(await store.erase('ASHA@mail.example')).toBe(2);
      expect(await store.erase('éLODIE@mail.example')).toBe(2);
      expect(await store.erase('e%@mail.example')).toBe(0);
      expect(await store.list()).toMatchObject([{ email: 'elodie@mail.example' }]);
    });

    test('those received before a moment are purged', async () => {
      const store = await oneStore();
      await store.save(named('old'));
      const [old] = await store.list();
      expect(await store.purge(old?.receivedAt ?? '')).toBe(0);
      expect(await store.purge(new Date(Date.now() + 1_000).toISOString())).toBe(1);
      expect(await store.list()).toEqual([]);
    });

    test('each mail that is due is claimed by one server, until its lease ends', async () => {
      const [one, two] = await twoStores();
      for (let index = 0; index < 10; index++) await one.save(named(`Visitor ${index}`), toMail);
      await one.save(named('Not to be mailed'));
      const now = new Date();
      const leaseEnd = new Date(now.getTime() + 60_000).toISOString();
      const claimed = await Promise.all(
        [one, two, one, two].map((s) => s.claim('mail', now.toISOString(), leaseEnd, 3)),
      );
      const ids = claimed.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      while ((await two.claim('mail', now.toISOString(), leaseEnd, 3)).length > 0);
      expect(await one.claim('mail', now.toISOString(), leaseEnd, 20)).toEqual([]);
      const again = await one.claim('mail', leaseEnd, new Date(now.getTime() + 120_000).toISOString(), 20);
      expect(again).toHaveLength(10);
      expect(again.every(({ deliveries }) => deliveries.mail.attempts === 2)).toBe(true);
    });

    test('a claim never takes more than its limit, however many servers claim at once', async () => {
      const servers = await stores(4);
      const [first] = servers as [EnquiryStore];
      for (let index = 0; index < 40; index++) await first.save(named(`Visitor ${index}`), toMail);
      const now = new Date();
      const leaseEnd = new Date(now.getTime() + 60_000).toISOString();
      const sizes: number[] = [];
      while (sizes.at(-1) !== 0) {
        const claims = servers.map((server) => server.claim('mail', now.toISOString(), leaseEnd, 3));
        const claimed = await Promise.all(claims);
        sizes.push(...claimed.map(({ length }) => length).toSorted((a, b) => b - a));
      }
      expect(Math.max(...sizes)).toBe(3);
      expect(sizes.reduce((sum, size) => sum + size)).toBe(40);
    });

    test('a claim is renewed by the server that has it, not by one whose claim has ended', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, toMail);
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      const [former] = await store.claim('mail', at(0), at(1), 1);
      await store.renew('mail', former as StoredEnquiry, at(3));
      expect(await store.claim('mail', at(2), at(9), 1)).toEqual([]);
      const [taken] = await store.claim('mail', at(4), at(5), 1);
      await store.renew('mail', former as StoredEnquiry, at(9));
      expect(await store.find(1)).toMatchObject({ deliveries: taken?.deliveries });
      await store.delivered('mail', 1, at(5));
      await store.renew('mail', taken as StoredEnquiry, at(9));
      await store.postpone('mail', 1, at(9));
      expect(await store.find(1)).toMatchObject({ deliveries: { mail: { dueAt: null } } });
    });

    test('what is mailed is not due again; what is postponed is due later', async () => {
      const store = await oneStore();
      await store.save(named('mailed'), toMail);
      await store.save(named('postponed'), toMail);
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      const [mailed, postponed] = await store.claim('mail', at(0), at(1), 10);
      await store.delivered('mail', mailed?.id ?? 0, at(0));
      await store.postpone('mail', postponed?.id ?? 0, at(5));
      expect(await store.claim('mail', at(4), at(5), 10)).toEqual([]);
      expect(await store.claim('mail', at(6), at(7), 10)).toMatchObject([{ id: postponed?.id }]);
      expect(await store.find(mailed?.id ?? 0)).toMatchObject({
        deliveries: { mail: { dueAt: null, attempts: 1 } },
      });
    });

    test('the channels of an enquiry do not touch each other', async () => {
      const store = await oneStore();
      await store.save(sampleEnquiry, { ...toMail, channels: ['mail', 'webhook'] });
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      await store.claim('webhook', at(0), at(1), 1);
      await store.delivered('webhook', 1, at(0));
      await store.postpone('webhook', 1, at(0));
      expect(await store.claim('webhook', at(9), at(10), 1)).toEqual([]);
      expect(await store.claim('mail', at(0), at(1), 1)).toMatchObject([
        { deliveries: { mail: { attempts: 1 }, webhook: { deliveredAt: expect.any(String) } } },
      ]);
    });

    test('new ones are due until they are answered or closed, the most urgent first; spam never is', async () => {
      const store = await oneStore();
      for (const name of ['answered', 'closed', 'due', 'reopened']) await store.save(named(name));
      await store.save(named('spam'), { spamReasons: [], flagged: true, channels: [] });
      const [answered, closed, due, reopened] = await store.list();
      expect(due).toMatchObject({ state: 'new', owner: '', notes: '', dueAt: expect.any(String) });
      await store.change(answered?.id ?? 0, { state: 'answered', owner: 'Bina', notes: 'Calls back.' });
      await store.change(closed?.id ?? 0, { state: 'closed' });
      await store.change(reopened?.id ?? 0, { state: 'answered' });
      await store.change(reopened?.id ?? 0, { state: 'new' });
      const dueBefore = async (moment: string) => (await store.due(moment, 100)).map(({ name }) => name);
      expect(await dueBefore('2999-01-01T00:00:00.000Z')).toEqual(['due', 'reopened']);
      expect(await store.due('2999-01-01T00:00:00.000Z', 1)).toHaveLength(1);
      expect(await store.countDue('2999-01-01T00:00:00.000Z')).toBe(2);
      expect(await dueBefore(new Date().toISOString())).toEqual([]);
      expect(await store.find(answered?.id ?? 0)).toMatchObject({
        state: 'answered',
        owner: 'Bina',
        notes: 'Calls back.',
      });
      expect(await store.change(999, { state: 'closed' })).toBe(false);
    });

    test('a day is claimed by one server, and again once it is released', async () => {
      const [one, two] = await twoStores();
      const claims = await Promise.all([one, two, one].map((store) => store.claimDay('2026-11-23')));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await two.claimDay('2026-11-24')).toBe(true);
      await one.releaseDay('2026-11-23');
      expect(await two.claimDay('2026-11-23')).toBe(true);
    });

    test('those of another store are taken over as they are, once', async () => {
      const store = await oneStore();
      await store.save(named('here already'), { spamReasons: ['x'], flagged: true, channels: ['mail'] });
      const here = await store.list();
      const other = here.map((enquiry) => ({ ...enquiry, id: 40, fingerprint: 'f'.repeat(64), name: 'new' }));
      await store.restore([...here, ...other]);
      await store.restore(other);
      const after = await store.list();
      expect(after).toMatchObject([here[0] ?? {}, { ...other[0], id: expect.any(Number) }]);
    });

    test('nothing can be saved after closing', async () => {
      const open = await openDatabase();
      const store = await open();
      await store.check();
      await store.close();
      await expect(store.save(sampleEnquiry)).rejects.toThrow('closed');
    });
  });
}
