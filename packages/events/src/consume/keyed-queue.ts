/** Creates a queue that runs tasks of one key in order, and tasks of different keys concurrently. */
export function createKeyedQueue() {
  const ends = new Map<string, Promise<void>>();
  let unfinished = 0;
  let waiting: (() => void)[] = [];

  const finish = (): void => {
    unfinished -= 1;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const below = async (count: number): Promise<void> => {
    if (unfinished < count) return;
    await new Promise<void>((resolve) => waiting.push(resolve));
    await below(count);
  };
  return {
    /** Queues `work`, which must not reject, after the unfinished tasks of the same key. */
    enter(key: string, work: () => Promise<void>): void {
      unfinished += 1;
      const end = (ends.get(key) ?? Promise.resolve()).then(work).finally(() => {
        if (ends.get(key) === end) ends.delete(key);
        finish();
      });
      ends.set(key, end);
    },
    /** Resolves once fewer than `count` tasks are unfinished. */
    below,
  };
}
