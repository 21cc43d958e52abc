import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Finds the orders of the previous release that no sweep has compared with their invoices: those that can still ship or be paid. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(
    db,
    'sales_order_unsettled',
    `on sales_order (tenant_id, mode, id) where not is_settled and (
      status in ('CONFIRMED', 'PARTIALLY_SHIPPED') or status in ('SHIPPED', 'DELIVERED') and payment_status in ('UNPAID', 'ON_ACCOUNT'))`,
  );
