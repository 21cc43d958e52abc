import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { openTestDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/limits.md'), 'utf8');
const retention = page.slice(page.indexOf('## Retention'));

const MIGRATIONS: Readonly<Record<string, string>> = {
  gateway: 'gateway/migrations/',
  catalog: 'services/catalog/migrations/',
  cart: 'services/cart/migrations/',
  orders: 'services/orders/migrations/',
  billing: 'services/billing/migrations/',
  webhooks: 'services/webhooks/migrations/',
};

/** Tables that every service may have, and why they need no purge. */
const SHARED: Readonly<Record<string, string>> = {
  event_sequence: 'permanent: one short row per order, product or invoice, whose next event must have the next number',
  consumer_position: 'bounded: one row per consumer',
  relay_lease: 'bounded: one row per service',
  audit_entry: 'permanent: who changed what, which only the owner of the database can delete',
  operator_token: 'bounded: an operator issues each token',
  kysely_migration: 'bounded: one row per migration',
  kysely_migration_lock: 'bounded: one row',
};

/** Tables that are not purged by design, and why. */
const UNPURGED: Readonly<Record<string, string>> = {
  'gateway.tenant': 'bounded: an operator creates each store',
  'gateway.store_settings': 'bounded: two rows per store',
  'gateway.api_key': 'bounded: an operator issues each key',
  'gateway.gateway_instance': 'bounded: one row per running process; others remove the rows of dead ones',
  'gateway.sandbox_clock': 'bounded: one row per sandbox',
  'gateway.sandbox_fault': 'bounded: at most 20 per sandbox, deleted when they expire, within a day',
  'catalog.search_lexeme': 'bounded: one row per word that products of the store have used',
  'catalog.sandbox_clock': 'bounded: one row per sandbox',
  'orders.sandbox_clock': 'bounded: one row per sandbox',
  'billing.sandbox_clock': 'bounded: one row per sandbox',
  'billing.sandbox_payment': 'bounded: at most 100 per sandbox, deleted when they are made',
  'catalog.category': 'bounded: the store keeps its taxonomy',
  'catalog.tag_group': 'bounded: the store keeps its taxonomy',
  'catalog.tag': 'bounded: the store keeps its taxonomy',
  'catalog.product': 'bounded: the store keeps its catalog; orders and change feeds refer to hidden products',
  'catalog.product_content': 'bounded: one row per product',
  'catalog.stock': 'bounded: one row per product',
  'catalog.stock_setting': 'bounded: one row per store and mode',
  'catalog.store_setting': 'bounded: one row per store and mode',
  'catalog.search_word': 'bounded: the distinct words of a catalog',
  'catalog.contract_price': 'bounded: the store keeps its price lists',
  'catalog.tax_exemption': 'bounded: one row per customer who is or was exempt',
  'catalog.stock_return': 'permanent: one short row per return of an order, which must be restocked once',
  'catalog.catalog_version': 'bounded: one row per store and mode',
  'catalog.catalog_compaction': 'bounded: one row per store and mode',
  'catalog.catalog_writer': 'bounded: one row per store and mode',
  'catalog.category_reindex': 'bounded: at most one row per category, until its products are indexed',
  'cart.promotion': 'bounded: an operator creates each promotion',
  'cart.saved_list': 'bounded: 50 per customer',
  'orders.account_closing': 'bounded: one row per closed account, until its carts are deleted',
  'orders.order_counter': 'bounded: one row per store and mode',
  'orders.returned_order_number': 'bounded: the checkouts of a store that ran at the same time; the next ones take the numbers',
  'orders.sales_order': 'permanent: a record of account',
  'orders.order_line': 'permanent: part of its order',
  'orders.order_timeline': 'permanent: part of its order',
  'orders.shipment': 'permanent: part of its order',
  'orders.order_return': 'permanent: part of its order',
  'orders.lease_owner': 'bounded: one row per running process; others remove the rows of dead ones',
  'orders.shipping_option': 'bounded: an operator sets each option',
  'billing.customer': 'permanent: the customer register of the store',
  'billing.customer_address': 'bounded: 50 per customer',
  'billing.credit_account': 'bounded: one row per customer',
  'billing.credit_entry': 'permanent: a record of account; a balance is the sum of its entries',
  'billing.credit_note_counter': 'bounded: one row per store and mode',
  'billing.credit_note': 'permanent: a record of account',
  'billing.refund': 'permanent: a record of account',
  'billing.gateway_movement': 'permanent: a record of account',
  'billing.unapplied_credit': 'bounded: one row per customer',
  'billing.customer_account': 'bounded: one row per customer',
  'billing.account_entry': 'permanent: a record of account; what statements showed',
  'billing.unapplied_credit_entry': 'permanent: a record of account; a credit is the sum of its entries',
  'billing.sandbox_refund': 'permanent: the sandbox gateway’s own record of a refund',
  'billing.invoice_counter': 'bounded: one row per store and mode',
  'billing.payment_gateway': 'bounded: one row per store and mode',
  'billing.seller': 'bounded: one row per store and mode',
  'billing.seller_logo': 'permanent: part of the invoices that show it',
  'billing.invoice': 'permanent: a record of account',
  'billing.invoice_line': 'permanent: part of its invoice',
  'billing.invoice_payment': 'permanent: part of its invoice',
  'billing.payment': 'permanent: a record of account',
  'billing.payment_reversal': 'permanent: a record of account',
  'webhooks.pending_event': 'bounded: an event is pending for minutes at most',
  'webhooks.event_feed': 'bounded: two rows per store',
  'webhooks.flow': 'bounded: six rows per store',
  'webhooks.endpoint_start': 'bounded: one row per subscription with a maximum per second',
  'webhooks.lease_owner': 'bounded: one row per running process; others remove the rows of dead ones',
};

const isPurged = (service: string, table: string): boolean =>
  retention.includes(`\`${service}.${table}\``) || retention.includes(`\`${table}\``);

async function tablesOf(service: string): Promise<readonly string[]> {
  const migrations = pathToFileURL(join(root, MIGRATIONS[service] ?? ''));
  const database = await openTestDatabase({ name: service, migrations });
  try {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = ${service} and table_type = 'BASE TABLE' order by 1
    `.execute(database.db);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

describe.each(Object.keys(MIGRATIONS))('%s', (service) => {
  test('lists every table either with its retention or with the reason why it needs none', async () => {
    const tables = await tablesOf(service);

    expect(tables.length).toBeGreaterThan(3);
    const listings = tables.map((table) => {
      const reasons = [isPurged(service, table), `${service}.${table}` in UNPURGED, table in SHARED].filter(Boolean);
      return `${service}.${table}: ${reasons.length}`;
    });
    expect(listings).toEqual(tables.map((table) => `${service}.${table}: 1`));
  });

  test('has every table that is listed', async () => {
    const tables = new Set((await tablesOf(service)).map((table) => `${service}.${table}`));
    const listed = [...Object.keys(UNPURGED), ...[...retention.matchAll(/`(\w+\.\w+)`/g)].map(([, table]) => table ?? '')];

    expect(listed.filter((table) => table.startsWith(`${service}.`) && !tables.has(table))).toEqual([]);
  });
});

test('every reason says whether the table is bounded or permanent', () => {
  expect(Object.values({ ...SHARED, ...UNPURGED }).filter((reason) => !/^(bounded|permanent): ./.test(reason))).toEqual([]);
});
