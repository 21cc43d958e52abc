import { Client } from 'pg';

/** The unfinished work, by name. A statement returns the number of its items. */
const WORK: Readonly<Record<string, string>> = {
  'unfinished checkouts': 'select count(*) from orders.checkout where finished_at is null',
  'shipments under way': 'select count(*) from orders.shipment where shipped_at is null',
  ...Object.fromEntries(
    ['catalog', 'cart', 'orders', 'billing', 'webhooks'].map((service) => [
      `unpublished events of ${service}`,
      `select count(*) from ${service}.outbox where published_at is null`,
    ]),
  ),
  'availability changes to publish': 'select count(*) from catalog.stock where publish_at is not null',
  'pending deliveries': "select count(*) from webhooks.delivery where status = 'PENDING'",
  'pending events': 'select count(*) from webhooks.pending_event',
  'pending refunds': "select count(*) from billing.refund where status = 'PENDING' and method = 'GATEWAY'",
  'confirmed orders without an invoice': `select count(*) from orders.sales_order o where o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED')
    and not exists (select from billing.invoice i where (i.tenant_id, i.mode, i.order_id) = (o.tenant_id, o.mode, o.id))`,
  // One that was credited in full is open again after a payment that was refunded is reversed.
  'canceled orders with an open invoice': `select count(*) from orders.sales_order o where o.status = 'CANCELLED'
    and exists (select from billing.invoice i where (i.tenant_id, i.mode, i.order_id) = (o.tenant_id, o.mode, o.id) and i.status = 'OPEN'
      and i.total > (select coalesce(sum(n.total), 0) from billing.credit_note n where (n.tenant_id, n.mode, n.invoice_id) = (i.tenant_id, i.mode, i.id)))`,
};

/** Returns what the system still has to do, as `3 pending deliveries`. Reads tables, because the API does not expose work in progress. */
export async function countUnfinished(postgresUrl: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: postgresUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const unfinished: string[] = [];
    for (const [name, statement] of Object.entries(WORK)) {
      const { rows } = await client.query<{ count: string }>(statement);
      if (rows[0]?.count !== '0') unfinished.push(`${rows[0]?.count} ${name}`);
    }
    return unfinished;
  } finally {
    await client.end();
  }
}
