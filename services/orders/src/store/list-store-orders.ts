import { isUuid, type PaymentRail } from '@storefront/contract';
import { containsText, newestAfter, type Scope, startsWith } from '@storefront/db';
import { type KeysetPage, keysetPage, type ListFilters, type NewestFirst } from '@storefront/rpc';
import { sql } from 'kysely';
import type { OrderStatus } from '../domain/order-status.ts';
import type { StoreOrderSummary } from '../domain/order.ts';
import type { PaymentStatus } from '../domain/payment.ts';
import { selectStoreSummaries } from './order-rows.ts';
import { ordersOf } from './orders.ts';
import type { Db } from './schema.ts';

/** The filter of an operator's list of orders. Undefined fields match every order. */
export interface StoreOrderFilter extends ListFilters {
  readonly statuses: readonly OrderStatus[] | undefined;
  readonly paymentStatuses: readonly PaymentStatus[] | undefined;
  readonly paymentRails: readonly PaymentRail[] | undefined;
  readonly customerId: string | undefined;
  /** The beginning of the number or the purchase order number, or the buyer's email. */
  readonly beginning: string | undefined;
}

/** Returns a page of the store's matching orders, newest first. */
export async function listStoreOrders(
  db: Db,
  scope: Scope,
  filter: StoreOrderFilter,
  page: NewestFirst,
): Promise<KeysetPage<StoreOrderSummary>> {
  if (filter.customerId !== undefined && !isUuid(filter.customerId)) return { rows: [], next: undefined };
  const orders = await selectStoreSummaries(matching(db, scope, filter))
    .$call(newestAfter('placed_at', page))
    .execute();
  return keysetPage(orders, page.limit, ({ placedAt, id }) => ({ at: placedAt, id }));
}

function matching(db: Db, scope: Scope, filter: StoreOrderFilter) {
  const { statuses, paymentStatuses, paymentRails, customerId, since, until, text, beginning } = filter;
  let orders = ordersOf(db, { ...scope, customerId });
  if (statuses !== undefined) orders = orders.where('status', 'in', statuses);
  if (paymentStatuses !== undefined) orders = orders.where('payment_status', 'in', paymentStatuses);
  if (paymentRails !== undefined) orders = orders.where('payment_rail', 'in', paymentRails);
  if (since !== undefined) orders = orders.where('placed_at', '>=', since);
  if (until !== undefined) orders = orders.where('placed_at', '<', until);
  if (text !== undefined) orders = orders.where(containsText(text, 'number', 'purchase_order_number', ...BUYER_TEXTS));
  if (beginning !== undefined) {
    const email = sql`lower(buyer ->> 'email') = lower(${beginning})`;
    orders = orders.where(sql<boolean>`(${startsWith(beginning, 'number', 'purchase_order_number')} or ${email})`);
  }
  return orders;
}

const BUYER_TEXTS = [sql`buyer ->> 'email'`, sql`buyer ->> 'name'`, sql`buyer ->> 'companyName'`];
