import { countSeen, until } from '@storefront/lifecycle/testing';
import pg from 'pg';
import { COPIED, type Copied, copiesOfCustomer, copiesOfOrder, insertCopies } from '../load/worlds/grow-history.ts';
import { newClient } from './client.ts';
import type { Shop } from './open-shop.ts';
import type { PlacedOrders } from './placed-orders.ts';
import type { Recorder } from './recorder.ts';
import { visit } from './visits.ts';

const CUSTOMERS = 1_000;
/** How many orders are copied first, and then at a time. */
const [FIRST, AT_ONCE] = [1_000, 50_000];
/** The number of a visit that leaves a confirmed order on cash on delivery. */
const VISIT = 3;

/** The shop, and the orders that its customers have placed. */
export interface HistoryOptions {
  readonly postgresUrl: string;
  readonly shop: Shop;
  readonly orders: PlacedOrders;
  readonly recorder: Recorder;
}

/** Gives a shop a history of this many orders, with their invoices and events: copies of one that a customer places. */
export async function addHistory({ postgresUrl, shop, orders, recorder }: HistoryOptions, count: number): Promise<void> {
  const [customer] = shop.customers;
  if (customer === undefined) throw new Error('The shop has no customer.');
  const client = newClient(shop.baseUrl, customer.headers, true, recorder);
  await visit({ shop, customer, client, orders, recorder }, VISIT);
  const orderId = orders.all[0]?.id ?? '';
  await until(async () => (await client.send({ path: `/v1/orders/${orderId}` })).data.invoices.length > 0);
  client.close();

  const postgres = new pg.Client({ connectionString: postgresUrl });
  await postgres.connect();
  try {
    await insertCopies(postgres, copiesOfCustomer(customer.id), 0, CUSTOMERS - 1);
    const copies = [...copiesOfOrder(orderId, CUSTOMERS), ...copiesOfEvents(orderId)];
    for (let from = 1, to = FIRST; from <= count; from = to + 1, to += AT_ONCE) {
      await insertCopies(postgres, copies, from, Math.min(count, to));
      // Otherwise the checks of foreign keys would be planned for tables that are nearly empty.
      if (from === 1) await postgres.query('analyze');
    }
    const { rows } = await postgres.query<{ orders: number }>('select count(*)::integer as orders from orders.sales_order');
    countSeen({ 'orders of the history': rows[0]?.orders ?? 0 }, { 'orders of the history': count });
    await postgres.query('vacuum analyze');
  } finally {
    await postgres.end();
  }
}

/** The published events of an order and of its invoice. */
const copiesOfEvents = (orderId: string): readonly Copied[] =>
  [
    { schema: 'orders', where: `aggregate_id = '${orderId}'`, aggregateId: `${COPIED.order}::text` },
    {
      schema: 'billing',
      where: `aggregate_id in (select id::text from billing.invoice where order_id = '${orderId}')`,
      aggregateId: `${COPIED.invoice}::text`,
    },
  ].flatMap(({ schema, where, aggregateId }): readonly Copied[] => [
    { table: `${schema}.event_sequence`, where, values: { aggregate_id: aggregateId } },
    {
      table: `${schema}.outbox`,
      where,
      values: { id: 'gen_random_uuid()', aggregate_id: aggregateId, published_at: 'now()', message_id: 'null', stream_sequence: 'null' },
    },
  ]);
