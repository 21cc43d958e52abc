import { type Selectable, sql } from 'kysely';
import type { Checkout, HeldCheckout } from '../domain/checkout.ts';
import { leaseEnd } from './checkouts.ts';
import type { Database, Db } from './schema.ts';
import { toCheckoutStep } from './stored-step.ts';

/** Expires the leases of the checkouts that these processes ran. Returns how many. */
export async function releaseCheckouts(db: Db, holders: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set({ lease_holder: null, lease_until: sql<Date>`now() - interval '1 millisecond'` })
    .where('finished_at', 'is', null)
    .where('lease_holder', 'in', [...holders])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Claims unfinished checkouts with an expired lease, across all stores, longest expired first. Concurrent sweeps never claim the same one. */
export async function reclaimCheckouts(
  db: Db,
  { leaseOwner, leaseHolder, limit }: { readonly leaseOwner: string; readonly leaseHolder: string; readonly limit: number },
): Promise<HeldCheckout[]> {
  const rows = await db
    .updateTable('checkout')
    .set({ lease_owner: leaseOwner, lease_holder: leaseHolder, lease_until: leaseEnd })
    .where(sql<boolean>`(tenant_id, mode, id) in (
      select tenant_id, mode, id from checkout
      where finished_at is null and lease_until < now()
      order by lease_until limit ${limit}
      for update skip locked
    )`)
    .returning([...CHECKOUT_COLUMNS, sql<number>`(extract(epoch from now() - created_at) * 1000)::float8`.as('age_ms')])
    .execute();
  return rows.map((row) => ({ ...toCheckout(row), leaseOwner, ageMs: row.age_ms, resumed: true }));
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
  orderNumber: row.order_number,
  requestId: row.request_id,
  store: row.store,
  body: row.body,
  shippingOption: row.shipping_option,
  step: toCheckoutStep(row.step),
  undo: row.undo,
  attempts: row.attempts,
});
