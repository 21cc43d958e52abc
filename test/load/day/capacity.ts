import { shoppers } from './deck.ts';
import type { Visit } from './open-load.ts';

export interface ClosedLoad {
  readonly seconds: number;
  /** How many shoppers are in the shop at a time. */
  readonly concurrency: number;
  /** Begins the visit of shopper number `index`. */
  readonly visit: (index: number) => Visit;
}

/** Lets shoppers enter as soon as others leave, and returns how many a second left in the second half of the time. The first half warms the shop up. */
export async function capacityOf({ seconds, concurrency, visit }: ClosedLoad): Promise<number> {
  const startedAt = performance.now();
  const [half, end] = [startedAt + seconds * 500, startedAt + seconds * 1000];
  const coming = shoppers();
  let entered = 0;
  let served = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        const run = visit(entered++);
        for (const action of coming.next().value) await run[action]();
        const leftAt = performance.now();
        if (leftAt > half && leftAt <= end) served += 1;
      }
    }),
  );
  return served / (seconds / 2);
}
