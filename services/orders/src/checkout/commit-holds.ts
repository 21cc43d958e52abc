import type { Scope } from '@storefront/contract';
import { createBatcher } from '@storefront/db';
import { serviceCaller } from '@storefront/rpc';
import { atStoreTime, storeOffsetMs } from '@storefront/store-clock';
import { type BillingClient, CALL_DEADLINE_MS, type CatalogClient } from '../clients.ts';
import type { LeasedCheckout } from '../domain/checkout.ts';
import { isClosed } from '../domain/order-status.ts';
import { findOrderStatus } from '../store/orders.ts';
import type { Db } from '../store/schema.ts';
import { checkoutContext } from './checkout-context.ts';
import { type FaultStep, type Faults, withFaultPoints } from './faults.ts';
import { isRefusal } from './is-refusal.ts';
import { settleAll } from './settle-all.ts';

/** Commits the holds of an order on stock and credit. May be repeated. */
export type CommitHolds = (leased: LeasedCheckout) => Promise<void>;

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
  readonly leased: LeasedCheckout;
  /** The clock of the checkout's store. */
  readonly offsetMs: number;
}

/** Which holds of a checkout a batch has committed. */
interface CommittedHolds {
  readonly stock: boolean;
  readonly payment: boolean;
}

interface Needs {
  readonly db: Db;
  readonly catalog: Pick<CatalogClient, 'commitReservation' | 'commitReservations'>;
  readonly billing: Pick<BillingClient, 'commitPayment' | 'commitPayments'>;
  readonly faults: Faults;
}

/**
 * Returns a function that commits holds in batches: two calls for all checkouts of a store that were placed within the interval. What a batch could not commit
 * is committed by a call for the single checkout, which also tells why not.
 */
export function createHoldCommitter(needs: Needs): CommitHolds {
  const commitInBatch = createBatcher(
    async (batch: readonly Waiting[]): Promise<CommittedHolds[]> => {
      const stores = Map.groupBy(batch, ({ leased }) => keyOf(leased));
      const committed = await Promise.all([...stores.values()].map((ofStore) => commitOfStore(needs, ofStore)));
      const stock = new Set(committed.flatMap((each) => each.stock));
      const payment = new Set(committed.flatMap((each) => each.payment));
      return batch.map(({ leased }) => ({ stock: stock.has(leased.id), payment: payment.has(leased.id) }));
    },
    { intervalMs: INTERVAL_MS, max: CHECKOUTS_MAX, concurrency: CONCURRENCY },
  );
  return async (leased) => {
    const committed = await commitInBatch({ leased, offsetMs: storeOffsetMs() });
    const { checkoutId, caller } = checkoutContext(leased);
    await settleAll([
      committed.stock || commitHold(needs, leased, 'commit_stock', () => needs.catalog.commitReservation({ checkoutId }, caller)),
      committed.payment || commitHold(needs, leased, 'commit_payment', () => needs.billing.commitPayment({ checkoutId }, caller)),
    ]);
  };
}

const keyOf = ({ tenantId, mode }: Scope): string => `${tenantId} ${mode}`;

interface CommittedIds {
  readonly stock: readonly string[];
  readonly payment: readonly string[];
}

async function commitOfStore({ catalog, billing, faults }: Needs, batch: readonly Waiting[]): Promise<CommittedIds> {
  const [first] = batch;
  if (first === undefined) return { stock: [], payment: [] };
  const caller = serviceCaller(first.leased, first.leased.store);
  const checkoutIds = batch.map(({ leased }) => leased.id);
  const committed = async (step: FaultStep, commit: () => Promise<{ committedCheckoutIds: string[] }>): Promise<readonly string[]> => {
    try {
      return (await withFaultPoints(faults, step, commit)).committedCheckoutIds;
    } catch {
      // The calls for single checkouts decide.
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

/** An order that was canceled in the meantime has released its holds, so a refusal is expected. */
async function commitHold({ db, faults }: Needs, leased: LeasedCheckout, step: FaultStep, commit: () => Promise<unknown>): Promise<void> {
  try {
    await withFaultPoints(faults, step, commit);
  } catch (error) {
    const status = isRefusal(error) ? await findOrderStatus(db, leased, leased.orderId) : undefined;
    if (status === undefined || !isClosed(status)) throw error;
  }
}
