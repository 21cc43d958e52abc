import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate, openMigrator } from '@storefront/db';
import { openProvisionedDatabase, type ProvisionedDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';
import { up as addPayments } from '../../../migrations/0028-payments.ts';

let database: ProvisionedDatabase;
let migrator: ReturnType<typeof openMigrator>;
beforeAll(async () => {
  database = await openProvisionedDatabase(['billing']);
  const options = { url: database.migratorUrl, name: 'billing' };
  await migrate({ ...options, folder: fileURLToPath(new URL('../../../migrations/', import.meta.url)) });
  migrator = openMigrator(options);
});
afterAll(async () => {
  await migrator.close();
  await database.close();
});

/** The parts of payments, and the payments, as they are stored. */
async function stored() {
  const { rows } = await sql<{ payment_id: string; payment: unknown }>`
    select payment_id, row_to_json(payment)::jsonb - 'updated_at' as payment from invoice_payment part
    left join payment on (payment.tenant_id, payment.mode, payment.id) = (part.tenant_id, part.mode, part.payment_id)
    order by part.tenant_id, part.mode, part.id`.execute(migrator.db);
  return rows;
}

test('the migration that makes payments records adds those of all earlier parts, and can be repeated', async () => {
  // More parts than a statement takes, in two modes.
  await sql`
    with store as (select gen_random_uuid() as tenant_id, mode from generate_series(1, 501), unnest(array['sandbox', 'live']) as mode),
    customer as (
      insert into customer (tenant_id, mode, id, email, name, status, currency)
      select tenant_id, mode, tenant_id, 'ann@example.com', 'Ann', 'ACTIVE', 'JMD' from store),
    invoice as (
      insert into invoice (tenant_id, mode, id, sequence, number, status, customer_id, order_id, order_number, checkout_id, payment_rail, currency,
        subtotal, discount_total, shipping_amount, gct_amount, total, amount_paid, amount_due, tax_breakdown, seller, buyer, issued_at, due_at)
      select tenant_id, mode, tenant_id, 1, 'INV-000001', 'PAID', tenant_id, tenant_id, 'SO-000001', tenant_id, 'PREPAID', 'JMD',
        100, 0, 0, 0, 100, 100, 0, '[]', '{}', '{}', now(), now() from store)
    select 1`.execute(migrator.db);
  await sql`
    insert into invoice_payment (tenant_id, mode, invoice_id, id, amount, paid_at, source, reference)
    select tenant_id, mode, id, gen_random_uuid(), 100, now(), 'recorded', 'CHECK 1' from invoice`.execute(migrator.db);

  await migrator.db.connection().execute(addPayments);
  const filled = await stored();
  await migrator.db.connection().execute(addPayments);

  expect(filled).toHaveLength(1002);
  for (const { payment_id, payment } of filled) {
    expect(payment).toMatchObject({ id: payment_id, currency: 'JMD', amount: 100, source: 'recorded', reference: 'CHECK 1' });
  }
  expect(await stored()).toEqual(filled);
});
