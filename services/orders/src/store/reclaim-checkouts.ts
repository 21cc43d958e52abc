import { type Selectable, sql } from 'kysely';
import type { Checkout, LeasedCheckout } from '../domain/checkout.ts';
import { LEASE_SECONDS, leaseEnd } from './checkouts.ts';
import { type DueRow, findDueRows, isClaimable } from './due-rows.ts';
import type { Database, Db } from './schema.ts';

/** Expires the leases of the checkouts that these processes ran. Returns how many. */
export async function releaseCheckouts(db: Db, owners: readonly string[]): Promise<number> {
  const isOwned = sql<boolean>`finished_at is null and lease_owner = any(${owners}::uuid[])`;
  const owned = await db.selectFrom('checkout').select('tenant_id as tenantId').distinct().where(isOwned).execute();
  let released = 0;
  for (const { tenantId } of owned) {
    const { numUpdatedRows } = await db
      .updateTable('checkout')
      .set({ lease_owner: null, lease_until: sql<Date>`now() - interval '1 millisecond'` })
      .where('tenant_id', '=', tenantId)
      .where(isOwned)
      .executeTakeFirst();
    released += Number(numUpdatedRows);
  }
  return released;
}

const HAS_EXPIRED = sql<boolean>`finished_at is null and lease_until < now()`;

/** Finds unfinished checkouts with an expired lease in all stores except some, longest expired first. */
export const findExpiredCheckouts = (db: Db, without: readonly string[]): Promise<readonly DueRow[]> =>
  findDueRows(db, { table: 'checkout', due: HAS_EXPIRED, order: 'lease_until' }, without);

/** Immutable, because Citus refuses the current time here. A checkout is claimed when its lease begins. */
const AGE_MS = sql<number>`((extract(epoch from lease_until - created_at) - ${LEASE_SECONDS}) * 1000)::float8`;

/** Claims those of these checkouts of a store whose leases are still expired. Concurrent sweeps never claim the same one. */
export async function reclaimCheckouts(
  db: Db,
  tenantId: string,
  found: readonly DueRow[],
  { leaseToken, leaseOwner }: { readonly leaseToken: string; readonly leaseOwner: string },
): Promise<readonly LeasedCheckout[]> {
  const rows = await db
    .updateTable('checkout')
    .set({ lease_token: leaseToken, lease_owner: leaseOwner, lease_until: leaseEnd })
    .where('tenant_id', '=', tenantId)
    .where(isClaimable('checkout', HAS_EXPIRED, tenantId, found))
    .returning([...CHECKOUT_COLUMNS, AGE_MS.as('age_ms')])
    .execute();
  return rows.map((row) => ({ ...toCheckout(row), leaseToken, ageMs: row.age_ms, resumed: true }));
}

const CHECKOUT_COLUMNS = [
  'tenant_id',
  'mode',
  'id',
  'customer_id',
  'order_id',
  'order_number',
  'request_id',
  'store',
  'body',
  'shipping_option',
  'step',
  'undo',
  'attempts',
] as const;

type CheckoutRow = Pick<Selectable<Database['checkout']>, (typeof CHECKOUT_COLUMNS)[number]>;

const toCheckout = (row: CheckoutRow): Checkout => ({
  tenantId: row.tenant_id,
  mode: row.mode,
  id: row.id,
  customerId: row.customer_id,
  orderId: row.order_id,
  // A checkout that has returned its number is only compensated, which does not need one.
  orderNumber: row.order_number ?? '',
  requestId: row.request_id,
  store: row.store,
  body: row.body,
  shippingOption: row.shipping_option,
  step: row.step,
  undo: row.undo,
  attempts: row.attempts,
});
