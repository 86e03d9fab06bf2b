/** Returns `load` with a memory: the same key gets the same promise, until that promise rejects. */
export function once<Key, Rest extends unknown[], T>(load: (key: Key, ...rest: Rest) => Promise<T>) {
  const begun = new Map<Key, Promise<T>>();
  return (key: Key, ...rest: Rest): Promise<T> => {
    const known = begun.get(key);
    if (known !== undefined) return known;
    const loading = load(key, ...rest);
    begun.set(key, loading);
    loading.catch(() => begun.delete(key));
    return loading;
  };
}
