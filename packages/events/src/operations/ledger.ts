import type { Scope } from '@storefront/contract';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';

/** The keys by which a ledger can be searched. */
export type LedgerField = 'checkout' | 'order' | 'cart';

/** One checkout, order, or cart of one store. */
export interface LedgerKey extends Scope {
  readonly id: string;
}

/** The entries of a service for checkouts, orders, or carts that other services also store. */
export interface Ledger {
  readonly kind: string;
  /** Reads a page: the entries after `after`, in a fixed order. A ledger that grows with history returns those changed since `since`. */
  readonly read: (after: string, limit: number, since?: Date) => Promise<readonly (LedgerEntry & { readonly position: string })[]>;
  /** Finds the entries of these checkouts, orders or carts. */
  readonly find: (by: LedgerField, keys: readonly LedgerKey[]) => Promise<readonly LedgerEntry[]>;
}

/** Some hundred kilobytes of entries; a page is one index scan. */
const PAGE = 1_000;

/** Streams the entries of a ledger with at most a page of them in memory. */
export async function* streamEntries({ read }: Ledger, since?: Date): AsyncGenerator<LedgerEntry> {
  for (let after = ''; ;) {
    const page = await read(after, PAGE, since);
    for (const { position: _, ...entry } of page) yield entry;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    after = last.position;
  }
}
