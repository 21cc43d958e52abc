/** Runs work of one key in the order it came, and work of different keys side by side. */
export interface Lanes {
  /** Queues `work`, which must not reject, behind the unfinished work of the same key. */
  enter(key: string, work: () => Promise<void>): void;
  /** Resolves once less than `count` pieces of work are unfinished. */
  below(count: number): Promise<void>;
}

/** Empty lanes. */
export function newLanes(): Lanes {
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
    enter(key, work) {
      unfinished += 1;
      const end = (ends.get(key) ?? Promise.resolve()).then(work).finally(() => {
        if (ends.get(key) === end) ends.delete(key);
        finish();
      });
      ends.set(key, end);
    },
    below,
  };
}
