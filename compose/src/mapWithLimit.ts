/**
 * Runs `work` for every item, at most `limit` at a time, and returns the results in the items' order. After a failure
 * nothing more is started; the first failure is thrown when everything already started has ended, so that nothing goes
 * on writing files behind the caller's back. (p-map and p-limit reject at once and leave the rest running.)
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const worker = async () => {
    // All workers take from the same iterator.
    for (const [index, item] of queue) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
