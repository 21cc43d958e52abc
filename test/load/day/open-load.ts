import { setTimeout as sleep } from 'node:timers/promises';
import { type Action, shoppers } from './deck.ts';

/** A shopper in a shop. Each action resolves when the shop has responded to all requests of it, and rejects if it does not do what it should. */
export type Visit = Readonly<Record<Action, () => Promise<unknown>>>;

/** The results of the shoppers of a period. */
export interface Period {
  readonly seconds: number;
  /** The milliseconds of each action from the moment that it was meant to begin. */
  readonly times: Readonly<Record<Action, readonly number[]>>;
  readonly failures: number;
  /** The shoppers who arrived. */
  readonly arrived: number;
  /** Whether shoppers arrived faster than they left, so that the period was ended early. */
  readonly flooded: boolean;
}

export interface OpenLoad {
  /** Shoppers a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Begins the visit of shopper number `index`. */
  readonly visit: (index: number) => Visit;
  /** The shoppers who may wait for a response, in seconds of arrivals. With more, the responses are later than any that counts. */
  readonly patience?: number;
  /** How long a shopper looks at a page, in milliseconds: between half and one and a half of this. */
  readonly looksMs?: number;
}

const PATIENCE_SECONDS = 8;
let arrivals = 0;

/**
 * Lets shoppers arrive at a fixed rate, whether or not earlier ones were served, and waits until all have left. Times count from when an action was meant to
 * begin, so a stall of the shop, or of this process, is part of every action that it delays.
 */
export async function openLoad({ rate, seconds, visit, patience = PATIENCE_SECONDS, looksMs = 1000 }: OpenLoad): Promise<Period> {
  const times: Record<Action, number[]> = { list: [], search: [], detail: [], login: [], add: [], price: [], order: [] };
  const present = new Set<Promise<void>>();
  const startedAt = performance.now();
  let failures = 0;
  let waiting = 0;
  let arrived = 0;
  const act = async (run: Visit, action: Action, intendedAt: number): Promise<number> => {
    waiting += 1;
    try {
      await run[action]();
    } finally {
      waiting -= 1;
    }
    const endedAt = performance.now();
    times[action].push(endedAt - intendedAt);
    return endedAt;
  };
  const shop = async (run: Visit, actions: readonly Action[], arrivedAt: number): Promise<void> => {
    let intendedAt = arrivedAt;
    for (const action of actions) {
      const endedAt = await act(run, action, intendedAt);
      intendedAt = endedAt + looksMs * (0.5 + Math.random());
      await sleep(intendedAt - endedAt);
    }
  };
  const isFlooded = () => waiting > rate * patience;
  const coming = shoppers();
  while (arrived < rate * seconds && !isFlooded()) {
    const arrivedAt = startedAt + (arrived * 1000) / rate;
    await sleep(Math.max(0, arrivedAt - performance.now()));
    const visiting = shop(visit(arrivals++), coming.next().value, arrivedAt).catch((error: unknown) => {
      if (failures === 0) process.stderr.write(`  a shopper failed: ${String(error)}\n`);
      failures += 1;
    });
    present.add(visiting);
    void visiting.then(() => present.delete(visiting));
    arrived += 1;
  }
  const flooded = isFlooded();
  await Promise.all(present);
  return { seconds: (performance.now() - startedAt) / 1000, times, failures, arrived, flooded };
}
