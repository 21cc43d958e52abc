import pg from 'pg';
import type { TestStore } from '../../support/systems/a-store.ts';
import { copiesOfCustomer, copiesOfOrder, customerId, insertCopies } from './grow-history.ts';
import { aStoreWithOrder } from './store-with-order.ts';
import type { World } from './world.ts';

/** The orders of a customer: as many as the customer of the comparison has. */
export const ORDERS_EACH = 1000;
/** The orders that are neither shipped nor paid: a page, spread over all. */
const OPEN = 50;

/** Creates a store with `orders` orders that are older than a month, one a minute. All but a page of them were delivered and paid. */
export async function storeWithOldOrders(world: World, orders: number): Promise<TestStore> {
  const { store, shopper, orderId } = await aStoreWithOrder(world.system);
  const customers = orders / ORDERS_EACH;
  const before = (column: string): string => `${column} - interval '30 days' - n * interval '1 minute'`;
  const unlessOpen = (column: string, ended: string): string => `case when n % ${orders / OPEN} = 0 then "${column}" else ${ended} end`;
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'orders.sales_order': {
      status: unlessOpen('status', `'DELIVERED'`),
      payment_status: unlessOpen('payment_status', `'PAID'`),
      placed_at: before('placed_at'),
      updated_at: before('updated_at'),
    },
    'billing.invoice': {
      status: unlessOpen('status', `'PAID'`),
      amount_paid: unlessOpen('amount_paid', 'total'),
      amount_due: unlessOpen('amount_due', '0'),
      issued_at: before('issued_at'),
      updated_at: before('updated_at'),
    },
  };
  const copies = copiesOfOrder(orderId, customers).map((copy) => ({ ...copy, values: { ...copy.values, ...values[copy.table] } }));
  const client = new pg.Client({ connectionString: world.system.urls.postgresUrl });
  await client.connect();
  await insertCopies(client, copiesOfCustomer(shopper.customerId), 0, customers - 1);
  await insertCopies(client, copies, 1, orders);
  await client.query('vacuum analyze');
  await client.end();
  return store;
}

/** The headers of a customer with `ORDERS_EACH` orders. */
export async function headersOfCustomer({ server, secretKey }: TestStore): Promise<Readonly<Record<string, string>>> {
  const { body, status, text } = await server.post('/v1/auth/shopper-tokens', { customer_id: customerId(0) });
  if (status !== 201) throw new Error(`the token returned ${status}: ${text}`);
  return { authorization: `Bearer ${secretKey}`, 'x-storefront-shopper-token': body.data.shopper_token };
}
