import type { Scope } from '@storefront/db';
import { type SqlBool, sql } from 'kysely';
import { ordersOf } from './orders.ts';
import type { Db } from './schema.ts';

/** A count reads at most one row more than are counted, so that it is as fast in a store with many. */
const READ_MAX = 1001;

/** The conditions of the indexes for these counts. */
const TO_SHIP = sql<SqlBool>`status in ('CONFIRMED', 'PARTIALLY_SHIPPED')`;
const UNPAID = sql<SqlBool>`payment_status in ('UNPAID', 'ON_ACCOUNT') and status not in ('CANCELLED', 'EXPIRED')`;

/** Counts the orders of which something can ship, and those that are not paid, as far as they have not ended. */
export async function countStoreOrders(db: Db, scope: Scope): Promise<{ toShip: number; unpaid: number }> {
  const count = async (condition: typeof TO_SHIP): Promise<number> => {
    const matching = ordersOf(db, scope).where(condition).select('id').limit(READ_MAX);
    const { total } = await db
      .selectFrom(matching.as('matching'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };
  const [toShip, unpaid] = await Promise.all([count(TO_SHIP), count(UNPAID)]);
  return { toShip, unpaid };
}
