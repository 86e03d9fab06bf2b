import { type Enquiry, enquiryKeys } from '@sayapatri/contract';

/** A list kept on this device for all tabs, oldest first. Its items are identified by their timestamps. */
interface DeviceList<Item extends { timestamp: string }> {
  /** Returns no items when nothing may be stored. */
  read: () => readonly Item[];
  /** Returns false when the item can't be stored on this device. */
  keep: (item: Item) => boolean;
  forget: (item: { timestamp: string }) => void;
  forgetAll: () => void;
  /** Calls back when this tab or another one has changed the list; returns a function that stops the calls. */
  onChange: (listener: () => void) => () => void;
}

/** The list stored under `key`, without stored values that are no items. */
function deviceList<Item extends { timestamp: string }>(
  key: string,
  isItem: (stored: unknown) => stored is Item,
): DeviceList<Item> {
  const read = () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      // Until shell 1.14 one enquiry was kept, without a list around it.
      return [stored].flat().filter(isItem);
    } catch {
      return [];
    }
  };
  const write = (items: readonly Item[]) => {
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(items));
    } catch {
      return false;
    }
    // The browser itself sends this event to other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key }));
    return true;
  };
  const without = ({ timestamp }: { timestamp: string }) =>
    read().filter((item) => item.timestamp !== timestamp);
  return {
    read,
    keep: (item) => write([...without(item), item]),
    forget: (item) => void write(without(item)),
    forgetAll: () => void write([]),
    onChange: (listener) => {
      const listen = (event: StorageEvent) => {
        // The key is null when everything was deleted.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

function isEnquiry(stored: unknown): stored is Enquiry {
  const values = Object(stored) as Record<string, unknown>;
  return enquiryKeys.every((name) => typeof values[name] === 'string');
}

/**
 * Enquiries that could not be sent and that the visitor has agreed to send later. Each keeps its timestamp, by which the
 * server recognises an enquiry that it has stored already.
 */
export const waitingEnquiries = deviceList('enquiry-waiting', isEnquiry);

/** An enquiry that the server refuses until the visitor has corrected it. */
export interface RefusedEnquiry extends Enquiry {
  /** The server's sentence for the visitor; empty if a proxy has refused the enquiry. */
  reason: string;
}

/** Enquiries that waited and were then refused for good: their text is kept until the visitor has corrected or deleted it. */
export const refusedEnquiries = deviceList(
  'enquiry-refused',
  (stored): stored is RefusedEnquiry => isEnquiry(stored) && 'reason' in stored,
);
