import { type CustomerScope, ofCustomer } from '@storefront/db';
import { type DecimalText, decimalText } from '@storefront/money';
import { storeTime } from '@storefront/store-clock';
import { sql } from 'kysely';
import type { CartStatus } from '../domain/cart.ts';
import type { Db } from './schema.ts';
import { ofCart } from './stored-state.ts';

/** A cart in a list, with its current state. */
export interface ListedCart {
  readonly cartId: string;
  readonly status: CartStatus;
  readonly version: number;
  readonly currency: string;
  readonly lineCount: number;
  /** Null while the cart has no valid amounts. */
  readonly total: DecimalText | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists a page of the customer's carts in any of these states, or of all if there are none, newest change first, and counts them all. */
export async function listCarts(
  db: Db,
  scope: CustomerScope,
  statuses: readonly CartStatus[],
  page: Page,
): Promise<{ carts: readonly ListedCart[]; total: number }> {
  // An open cart that has expired is not stored as such.
  const status = sql<CartStatus>`case when status = 'OPEN' and expires_at <= ${storeTime()} then 'EXPIRED' else status end`;
  const found = db
    .selectFrom('cart')
    .where(ofCustomer(scope))
    .$if(statuses.length > 0, (rows) => rows.where(status, 'in', [...statuses]));
  const rows = await found
    .select(['cart_id', status.as('status'), 'version', 'currency', 'total', 'created_at', 'updated_at', 'expires_at'])
    .select(sql<number>`(select count(*)::int from cart_line line where ${ofCart(scope, 'line', 'cart')})`.as('line_count'))
    .orderBy('updated_at', 'desc')
    .orderBy('cart_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { carts: rows.map(toListedCart), total: Number(total) };
}

interface Row {
  cart_id: string;
  status: CartStatus;
  version: number;
  currency: string;
  total: string | null;
  line_count: number;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
}

const toListedCart = (row: Row): ListedCart => ({
  cartId: row.cart_id,
  status: row.status,
  version: row.version,
  currency: row.currency,
  lineCount: row.line_count,
  total: row.total === null ? null : decimalText(row.total),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
});
