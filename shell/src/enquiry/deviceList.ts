/** A list kept on this device for all tabs, oldest first. Its items are told apart by their timestamps. */
export interface DeviceList<Item extends { timestamp: string }> {
  /** Returns no items when nothing may be stored. */
  read: () => readonly Item[];
  /** Returns false when the item can't be stored on this device. */
  keep: (item: Item) => boolean;
  forget: (item: { timestamp: string }) => void;
  forgetAll: () => void;
  /** Calls back when another tab has changed the list; returns how to stop that. */
  onElsewhere: (listener: () => void) => () => void;
}

/** The list stored under `key`. What is stored there and is no item is left out. */
export function deviceList<Item extends { timestamp: string }>(
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
      return true;
    } catch {
      return false;
    }
  };
  const without = ({ timestamp }: { timestamp: string }) =>
    read().filter((item) => item.timestamp !== timestamp);
  return {
    read,
    keep: (item) => write([...without(item), item]),
    forget: (item) => void write(without(item)),
    forgetAll: () => void write([]),
    onElsewhere: (listener) => {
      const listen = (event: StorageEvent) => {
        // The key is null when everything was deleted.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
