import { LRUCache } from 'lru-cache';

/** How fast a party may be refused. */
export interface RefusalLimits {
  readonly perSecond: number;
  readonly atOnce: number;
  /** The longest delay until its refusals are within the rate again. */
  readonly pauseMaxMs: number;
}

/** The refusals of parties such as client addresses, shoppers, and keys. */
export interface RefusalBudget {
  charge(party: string): void;
  /** How long it takes until the refusals of a party are within its rate again; not positive if they are. */
  debtMs(party: string): number;
}

/** Others are forgotten, the oldest first. */
const PARTIES_MAX = 10_000;
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** Reports whether a response refuses the client, rather than the request. */
export const isRefusal = (status: number): boolean => REFUSALS.has(status);

/** Counts refusals by party. */
export function refusalBudget({ perSecond, atOnce, pauseMaxMs }: RefusalLimits): RefusalBudget {
  const repaidAt = new LRUCache<string, number>({ max: PARTIES_MAX });
  const msPerRefusal = 1000 / perSecond;
  const atOnceMs = atOnce * msPerRefusal;
  return {
    charge(party) {
      const now = performance.now();
      // Others may use an address soon after a flood, which owes no more than a pause.
      repaidAt.set(party, Math.min(Math.max(repaidAt.get(party) ?? 0, now) + msPerRefusal, now + atOnceMs + pauseMaxMs));
    },
    debtMs: (party) => (repaidAt.get(party) ?? 0) - performance.now() - atOnceMs,
  };
}
