import type { Share } from './share.ts';

/** In this time, what a store has used counts half. */
const HALF_LIFE_MS = 1000;

/** Which store has used a resource for most of the time lately. */
export interface HeaviestStore<Item> {
  readonly note: (store: Share<Item>, tookMs: number) => void;
  readonly is: (store: Share<Item>) => boolean;
}

/** Follows the use of a resource, in constant time. */
export function heaviestStore<Item>(now: () => number): HeaviestStore<Item> {
  const uses = new WeakMap<Share<Item>, { readonly ms: number; readonly at: number }>();
  let heaviest: Share<Item> | undefined;
  const useOf = (store: Share<Item> | undefined, at: number): number => {
    const use = store && uses.get(store);
    return use === undefined ? 0 : use.ms * 0.5 ** ((at - use.at) / HALF_LIFE_MS);
  };
  return {
    note(store, tookMs) {
      const at = now();
      const ms = useOf(store, at) + tookMs;
      uses.set(store, { ms, at });
      if (ms >= useOf(heaviest, at)) heaviest = store;
    },
    is: (store) => store === heaviest,
  };
}
