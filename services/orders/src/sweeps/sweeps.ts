import { purgeRows } from '@storefront/db';
import { eventSweeps } from '@storefront/events';
import { purgeExpiredResponses } from '@storefront/idempotency';
import { type Sweep, reportSkipped } from '@storefront/lifecycle';
import { serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import { sql } from 'kysely';
import { resumeCheckout } from '../checkout/run-checkout.ts';
import { isLeftOpen } from '../closing/is-left-open.ts';
import type { OrdersDeps } from '../deps.ts';
import {
  type AccountClosing,
  claimAccountClosings,
  deleteAccountClosing,
  deleteResponsesAndRefusals,
  deleteSettledClosing,
  findDueClosings,
} from '../store/account-closings.ts';
import { CHECKOUT_RETENTION_DAYS } from '../store/checkouts.ts';
import { findOpenOrders } from '../store/find-open-orders.ts';
import { findExpiredCheckouts, reclaimCheckouts } from '../store/reclaim-checkouts.ts';
import { sweepByStore } from './sweep-by-store.ts';
import { sweepCorrections } from './sweep-corrections.ts';
import { sweepShipments } from './sweep-shipments.ts';
import { sweepUnpaidOrders } from './sweep-unpaid-orders.ts';

/** Shoppers wait for checkouts that are tried again. An idle run is one index probe. */
const CHECKOUTS_EVERY_MS = 500;
/** An operator waits for a shipment or correction that is being resumed. */
const SHIPMENTS_EVERY_MS = 5_000;
/** An unpaid order has an hour's grace, so seconds do not matter. */
const UNPAID_EVERY_MS = 15_000;
/** Carts of a closed account are not shown to anybody, so seconds do not matter. An idle run is one index probe. */
const CLOSINGS_EVERY_MS = 5_000;
/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of the orders service. */
export const sweeps = (deps: OrdersDeps): readonly Sweep[] => [
  { name: 'resume-checkouts', everyMs: CHECKOUTS_EVERY_MS, run: () => sweepCheckouts(deps) },
  { name: 'resume-shipments', everyMs: SHIPMENTS_EVERY_MS, run: () => sweepShipments(deps) },
  { name: 'resume-corrections', everyMs: SHIPMENTS_EVERY_MS, run: () => sweepCorrections(deps) },
  { name: 'expire-unpaid-orders', everyMs: UNPAID_EVERY_MS, run: () => sweepUnpaidOrders(deps) },
  { name: 'finish-account-closings', everyMs: CLOSINGS_EVERY_MS, run: () => sweepAccountClosings(deps) },
  { name: 'purge-checkouts', everyMs: PURGE_EVERY_MS, run: () => purgeCheckouts(deps) },
  { name: 'purge-idempotency-records', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotencyRecords(deps) },
  { name: 'purge-idempotent-responses', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotentResponses(deps) },
  ...eventSweeps(deps),
];

/** Claims the checkouts of a process that has died, once its leases are released. */
export async function takeOverCheckouts(deps: OrdersDeps): Promise<void> {
  try {
    await sweepCheckouts(deps);
  } catch (error) {
    // The sweep claims what is left.
    deps.log.warn({ err: error }, 'checkouts_not_taken_over');
  }
}

/** Retention of abandoned checkouts, in days; long enough for troubleshooting. */
export const ABANDONED_RETENTION_DAYS = 1;

const KEY = ['tenant_id', 'mode', 'id'];
/** A checkout whose Idempotency-Key is still valid is retained, because it has the stored response. */
const WITHOUT_KEY = sql`not exists (
  select from idempotency_record r
  where (r.tenant_id, r.mode, r.checkout_id) = (checkout.tenant_id, checkout.mode, checkout.id))`;

/** Deletes old checkouts that were abandoned or completed. The order of a completed checkout remains. */
export async function purgeCheckouts({ db, log }: OrdersDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-checkouts');
  for (const [step, retentionDays] of [
    ['abandoned', ABANDONED_RETENTION_DAYS],
    ['completed', CHECKOUT_RETENTION_DAYS],
  ] as const) {
    const due = sql`step = ${sql.lit(step)} and finished_at < now() - ${retentionDays} * interval '1 day' and ${WITHOUT_KEY}`;
    await purgeRows(db, { table: 'checkout', key: KEY, due }, skip);
  }
}

/** Deletes Idempotency-Keys and their stored responses after 24 hours. */
export const purgeIdempotentResponses = ({ db, log }: OrdersDeps): Promise<number> =>
  purgeExpiredResponses(db, reportSkipped(log, 'purge-idempotent-responses'));

/** Deletes the Idempotency-Keys of checkouts after 24 hours. The stored response remains with the checkout until that is purged. */
const purgeIdempotencyRecords = ({ db, log }: OrdersDeps): Promise<number> =>
  purgeRows(
    db,
    { table: 'idempotency_record', key: ['tenant_id', 'mode', 'customer_id', 'route', 'key'], due: sql`expires_at <= now()` },
    reportSkipped(log, 'purge-idempotency-records'),
  );

const CLOSINGS_AT_ONCE = 8;

/** Erases carts, lists, stored responses, and refused checkouts of closed accounts. A closing that fails is tried again. Returns how many it claimed. */
export const sweepAccountClosings = (deps: OrdersDeps): Promise<number> => {
  const { db, log } = deps;
  return sweepByStore({
    sweep: 'finish-account-closings',
    log,
    atOnce: CLOSINGS_AT_ONCE,
    find: (without) => findDueClosings(db, without),
    claim: (tenantId, found) => claimAccountClosings(db, tenantId, found),
    work: (closing) => finishClosing(deps, closing),
  });
};

async function finishClosing({ db, billing, cart, log }: OrdersDeps, { id, scope, store }: AccountClosing): Promise<void> {
  const caller = serviceCaller(scope, store, { customerId: scope.customerId });
  let isClosed = false;
  try {
    const { closedBefore } = await billing.endAccountClosing({ closingId: id, close: true }, caller);
    isClosed = true;
    // Tokens of an account that was closed only now still work for a moment.
    if (!closedBefore) return;
    const { hasCheckout } = await findOpenOrders(db, scope);
    await cart.eraseCustomer({}, caller);
    await deleteResponsesAndRefusals(db, scope);
    // A checkout that has not ended can still be refused, and is deleted next time.
    if (!hasCheckout) await deleteSettledClosing(db, scope, id);
  } catch (error) {
    if (!isClosed && isLeftOpen(error)) await deleteAccountClosing(db, scope, id);
    else log.warn({ err: error, closing_id: id }, 'account_closing_not_finished');
  }
}

/** A crashed process leaves dozens of checkouts, not thousands. Eight at a time leave capacity for those that shoppers wait for. */
const CHECKOUTS_AT_ONCE = 8;

/** Finishes checkouts whose process died. Returns how many it claimed. */
export const sweepCheckouts = (deps: OrdersDeps): Promise<number> => {
  const { db, leaseOwner, log, newId } = deps;
  return sweepByStore({
    sweep: 'resume-checkouts',
    log,
    atOnce: CHECKOUTS_AT_ONCE,
    find: (without) => findExpiredCheckouts(db, without),
    claim: (tenantId, found) => reclaimCheckouts(db, tenantId, found, { leaseToken: newId(), leaseOwner }),
    async work(leased) {
      try {
        await atTimeOfStore(db, leased, () => resumeCheckout(deps, leased));
        log.info({ checkout_id: leased.id, step: leased.step, age_ms: leased.ageMs }, 'checkout_resumed');
      } catch (error) {
        log.warn({ err: error, checkout_id: leased.id, step: leased.step, age_ms: leased.ageMs }, 'checkout_resume_failed');
      }
    },
  });
};
