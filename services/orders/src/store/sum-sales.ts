import { addDays, startOfDate } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { storeTimeZone } from '@storefront/store-clock';
import { sql } from 'kysely';
import type { OrderStatus } from '../domain/order-status.ts';
import { ordersOf } from './orders.ts';
import type { Db } from './schema.ts';

/** Orders that are no sales. */
const UNSOLD: readonly OrderStatus[] = ['PENDING_PAYMENT', 'CANCELLED', 'EXPIRED'];

/** The orders of a day. The total is decimal text. */
interface Sales {
  readonly orders: number;
  readonly total: string;
}

/** Returns the sales of the days from `from` to `to`, both included, by the date of the placement in the time zone of the store. Days without sales are left out. */
export async function sumSales(
  db: Db,
  scope: Scope,
  { from, to, currency }: { readonly from: string; readonly to: string; readonly currency: string },
): Promise<Map<string, Sales>> {
  const zone = storeTimeZone();
  const rows = await ordersOf(db, scope)
    .select([
      sql<string>`to_char(placed_at at time zone ${zone}::text, 'YYYY-MM-DD')`.as('date'),
      sql<number>`count(*)::int`.as('orders'),
      sql<string>`sum(total)`.as('total'),
    ])
    .where('placed_at', '>=', startOfDate(from, zone))
    .where('placed_at', '<', startOfDate(addDays(to, 1), zone))
    .where('currency', '=', currency)
    .where('status', 'not in', UNSOLD)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ date, ...sales }) => [date, sales]));
}
