import pLimit from 'p-limit';

/**
 * Runs `work` for every item, at most `concurrency` at a time, and returns the results in the items' order. After a failure
 * nothing more is started; it is thrown when everything already started has ended, so that nothing goes on writing files
 * behind the caller's back.
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  const tasks = items.map((item) => limit(work, item));
  return Promise.all(tasks).catch(async (error) => {
    limit.clearQueue();
    await Promise.allSettled(tasks);
    throw error;
  });
}
