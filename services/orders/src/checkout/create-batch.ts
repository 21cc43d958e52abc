/** How long a batch waits for more items, how many it holds, and how it is processed. */
interface BatchOptions<Item, Result> {
  readonly windowMs: number;
  readonly itemsMax: number;
  /** Returns one result for each item, in order. */
  readonly process: (items: readonly Item[]) => Promise<readonly Result[]>;
}

/** Returns a function that processes items in batches. A batch starts with its first item and ends after `windowMs`, or once it is full. */
export function createBatch<Item, Result>({ windowMs, itemsMax, process }: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; readonly done: PromiseWithResolvers<Result> }[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    try {
      const results = await process(batch.map(({ item }) => item));
      for (const [index, { done }] of batch.entries()) done.resolve(results[index] as Result);
    } catch (error) {
      for (const { done } of batch) done.reject(error);
    }
  };
  return (item) => {
    const done = Promise.withResolvers<Result>();
    waiting.push({ item, done });
    if (waiting.length >= itemsMax) void flush();
    else timer ??= setTimeout(() => void flush(), windowMs);
    return done.promise;
  };
}
