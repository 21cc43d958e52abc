import type { FindLedgerEntriesRequest, LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import type { Clients } from '../clients.ts';
import type { ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';

/** The service that keeps each ledger, in reading order. Orders is read last, so that it includes everything that the others showed before. */
export const KEEPERS = {
  reservation: 'catalog',
  cart_freeze: 'cart',
  ordered_cart: 'cart',
  promotion_use: 'cart',
  credit_hold: 'billing',
  invoice: 'billing',
  order: 'orders',
  checkout: 'orders',
} as const satisfies Record<string, ServiceName>;
export type LedgerKind = keyof typeof KEEPERS;

/** The keys by which a ledger can be searched. */
export type LedgerField = 'checkout' | 'order' | 'cart';

/** Reads the ledgers of all services. */
export interface LedgerReader {
  /** Streams a ledger. One that grows with history is limited to changes after `since`, if given. */
  list(kind: LedgerKind, since: Date | undefined): AsyncIterable<LedgerEntry>;
  /** The entries that share `by` with one of `entries`. */
  find(kind: LedgerKind, by: LedgerField, entries: Iterable<LedgerEntry>): Promise<readonly LedgerEntry[]>;
}

/** A full comparison of a few million orders takes less time; without a deadline, a stopped service would block the doctor forever. */
const DEADLINE_MS = 60 * 60_000;
/** The maximum number of keys in one request. */
const KEYS_MAX = 1_000;

const callerOfScan = () => ({ ...operatorCaller(), deadlineAt: Date.now() + DEADLINE_MS });

/** Reads the ledgers over gRPC. */
export const ledgerReader = (clients: Clients): LedgerReader => ({
  list: (kind, since) =>
    clients
      .operations(KEEPERS[kind])
      .listLedger({ kind, ...(since === undefined ? {} : { changedSince: since.toISOString() }) }, callerOfScan()),
  async find(kind, by, entries) {
    const keys = [...keysOf(by, entries).values()];
    const found: LedgerEntry[] = [];
    for (let at = 0; at < keys.length; at += KEYS_MAX) {
      const request: FindLedgerEntriesRequest = { kind, by, keys: keys.slice(at, at + KEYS_MAX) };
      found.push(...(await clients.operations(KEEPERS[kind]).findLedgerEntries(request, callerOfScan())).entries);
    }
    return found;
  },
});

function keysOf(by: LedgerField, entries: Iterable<LedgerEntry>): Map<string, { tenantId: string; mode: string; id: string }> {
  const keys = new Map<string, { tenantId: string; mode: string; id: string }>();
  for (const entry of entries) {
    const id = entry[`${by}Id`];
    const { tenantId = '', mode = '' } = entry;
    if (id !== undefined && id !== '') keys.set([tenantId, mode, id].join(' '), { tenantId, mode, id });
  }
  return keys;
}
