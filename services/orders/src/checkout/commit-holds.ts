import type { Scope } from '@storefront/contract';
import { createBatcher } from '@storefront/db';
import { serviceCaller } from '@storefront/rpc';
import { atStoreTime, storeOffsetMs } from '@storefront/store-clock';
import { type BillingClient, CALL_DEADLINE_MS, type CatalogClient } from '../clients.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { type FaultStep, type Faults, withFaultPoints } from './faults.ts';

/** Which holds of a checkout a batch has committed. The others must be committed one by one, which also tells why they were not. */
export interface CommittedHolds {
  readonly stock: boolean;
  readonly payment: boolean;
}

/** Commits the holds of a checkout together with those of other checkouts. */
export type CommitHolds = (held: HeldCheckout) => Promise<CommittedHolds>;

/**
 * No shopper waits for a commit, and held amounts count like committed ones, so a quarter of a second is not noticed. It is a small part of the lease, after
 * which another process would take over.
 */
const INTERVAL_MS = 250;
/** The services accept twice as many. */
const CHECKOUTS_MAX = 100;
/** As many batches as start within the deadline of a call, so that a service that hangs delays only the checkouts of the batches that called it. */
const CONCURRENCY = CALL_DEADLINE_MS / INTERVAL_MS;

interface Waiting {
  readonly held: HeldCheckout;
  /** The clock of the checkout's store. */
  readonly offsetMs: number;
}

interface Needs {
  readonly catalog: Pick<CatalogClient, 'commitReservations'>;
  readonly billing: Pick<BillingClient, 'commitPayments'>;
  readonly faults: Faults;
}

/** Returns a function that commits holds in batches: two calls for all checkouts of a store that were placed within the interval. */
export function createHoldCommitter(needs: Needs): CommitHolds {
  const commit = createBatcher(
    async (batch: readonly Waiting[]): Promise<CommittedHolds[]> => {
      const stores = Map.groupBy(batch, ({ held }) => keyOf(held));
      const committed = await Promise.all([...stores.values()].map((ofStore) => commitOfStore(needs, ofStore)));
      const stock = new Set(committed.flatMap((each) => each.stock));
      const payment = new Set(committed.flatMap((each) => each.payment));
      return batch.map(({ held }) => ({ stock: stock.has(held.id), payment: payment.has(held.id) }));
    },
    { intervalMs: INTERVAL_MS, max: CHECKOUTS_MAX, concurrency: CONCURRENCY },
  );
  return (held) => commit({ held, offsetMs: storeOffsetMs() });
}

const keyOf = ({ tenantId, mode }: Scope): string => `${tenantId} ${mode}`;

interface CommittedIds {
  readonly stock: readonly string[];
  readonly payment: readonly string[];
}

async function commitOfStore({ catalog, billing, faults }: Needs, batch: readonly Waiting[]): Promise<CommittedIds> {
  const [first] = batch;
  if (first === undefined) return { stock: [], payment: [] };
  const caller = serviceCaller(first.held, first.held.store);
  const checkoutIds = batch.map(({ held }) => held.id);
  const committed = async (step: FaultStep, commit: () => Promise<{ committedCheckoutIds: string[] }>): Promise<readonly string[]> => {
    try {
      return (await withFaultPoints(faults, step, commit)).committedCheckoutIds;
    } catch {
      // The service is unavailable, or its version does not have this RPC: the calls for single checkouts decide.
      return [];
    }
  };
  return atStoreTime(first.offsetMs, async () => {
    const [stock, payment] = await Promise.all([
      committed('commit_stock', () => catalog.commitReservations({ checkoutIds }, caller)),
      committed('commit_payment', () => billing.commitPayments({ checkoutIds }, caller)),
    ]);
    return { stock, payment };
  });
}
