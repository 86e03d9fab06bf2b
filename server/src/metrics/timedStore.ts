import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import type { Metrics } from './metrics.ts';

/** Wraps the store, to measure how long each call waits for the database. */
export function timedStore(store: EnquiryStore, { databaseWaits }: Metrics): EnquiryStore {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        const end = databaseWaits.startTimer({ db_operation_name: String(name) });
        try {
          const result: unknown = await Reflect.apply(member, target, args);
          end({ outcome: 'ok' });
          return result;
        } catch (error) {
          end({ outcome: 'failed' });
          throw error;
        }
      };
    },
  });
}
