import type { Recorder } from '../history/recorder.ts';
import { type Random, seededRandom } from '../random.ts';
import { keepCatalog } from './keep-catalog.ts';
import { type KnownOrders, keepShopping } from './keep-shopping.ts';
import { keepStore } from './keep-store.ts';
import type { OpenShop } from './open-shop.ts';

/** A workload that is running. */
export interface Workload {
  /** Lets everyone finish what they are doing. */
  stop(): Promise<void>;
}

/** Starts the shoppers and the operators of every shop, each with random choices of its own. */
export function startWorkload(shops: readonly OpenShop[], recorder: Recorder, random: Random): Workload {
  const stopping = new AbortController();
  const own = (): Random => seededRandom(random.below(2 ** 31));
  const working = shops.flatMap((shop) => {
    const known: KnownOrders = [];
    return [
      ...shop.shoppers.map((shopper) => keepShopping(shop, shopper, recorder, own(), known, stopping.signal)),
      keepStore(shop, recorder, own(), known, stopping.signal),
      keepCatalog(shop, recorder, own(), stopping.signal),
    ];
  });
  const done = Promise.all(working);
  // Awaited by `stop`; until then a failure must not end the process.
  done.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
