import { setTimeout as sleep } from 'node:timers/promises';

/** The changes of a shop's products, whose numbers continue from one period to the next, so that each sets another price and stock. */
export interface ChangingProducts {
  /** Makes `rate` changes a second, one after the other. Returns what stops them. */
  start(rate: number): () => Promise<void>;
}

/** Changes products by `change`, which sets the price and the stock of change number `index`. */
export function changingProducts(change: (index: number) => Promise<unknown>): ChangingProducts {
  let changes = 0;
  const run = async (rate: number, { signal }: AbortController): Promise<void> => {
    for (;;) {
      const pause = sleep(1000 / rate, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await Promise.all([change(changes++), pause]);
    }
  };
  return {
    start(rate) {
      const stopping = new AbortController();
      const running = rate > 0 ? run(rate, stopping) : Promise.resolve();
      return () => {
        stopping.abort();
        return running;
      };
    },
  };
}
