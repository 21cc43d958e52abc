import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { freePort } from '@storefront/backing-servers';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { appendEvent } from '@storefront/events';
import { until } from '@storefront/lifecycle/testing';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import { checkHealth, createClient, newId } from '@storefront/rpc';
import type { Database } from './store/schema.ts';
import { aCaller } from './testing/builders.ts';

let database: TestDatabase<Database>;
let address: string;
let billing: ChildProcess;

beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'billing', migrations: new URL('../migrations/', import.meta.url) });
  const port = await freePort();
  address = `127.0.0.1:${port}`;
  billing = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: String(port),
      DATABASE_URL: database.url,
      NATS_URL: process.env.TEST_NATS_URL,
      SERVICE_TOKEN: TEST_TOKENS.billing,
      ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
      SANDBOX_SECRET: 'a-sandbox-secret-of-the-test',
      PUBLIC_BASE_URL: 'http://shop.test',
    },
  });
  await until(() => checkHealth(address, 500));
});

afterAll(async () => {
  billing.kill('SIGKILL');
  await database.close();
});

test('the process serves gRPC, consumes a confirmed order, and exits with code 0 on SIGTERM', async () => {
  const client = createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
    address,
    serviceToken: TEST_TOKENS.gateway,
    deadlineMs: 5000,
  });
  const caller = aCaller({ tenantId: newId() });
  const signedUp = await client.signUp(
    { email: 'ann@example.com', password: 'correct horse battery', name: 'Ann', clientAddress: '192.0.2.1' },
    caller,
  );
  const shopper = { ...caller, customerId: signedUp.session?.customer?.id ?? '' };

  const order = anOrder(shopper.customerId);
  // The event is written to billing's outbox instead of that of orders, because the relay publishes any event in it.
  await database.db
    .transaction()
    .execute((trx) => appendEvent(trx, caller, { type: 'order.confirmed', aggregateId: order.id, data: { order }, public: true }));
  await until(async () => (await client.listInvoices({}, shopper)).total === 1);

  const { invoices } = await client.getOrderBilling({ orderId: order.id }, shopper);
  expect(invoices).toMatchObject([{ number: 'INV-000001', status: 'OPEN', total: '115.00' }]);
  await expect(client.getInvoice({ invoiceId: newId() }, shopper)).rejects.toMatchObject({ code: 'not_found' });
  client.close();

  billing.kill('SIGTERM');
  const [code] = await once(billing, 'exit');
  expect(code).toBe(0);
});

const anOrder = (customerId: string) => ({
  id: newId(),
  number: 'SO-000001',
  customerId,
  checkoutId: newId(),
  paymentRail: 'CASH_ON_DELIVERY' as const,
  currency: 'JMD',
  storeName: 'Harbour Hardware',
  timeZone: 'UTC',
  gctRate: '0.15',
  buyer: { customerId, name: 'Ann', email: 'ann@example.com' },
  subtotal: '100.00',
  discountTotal: '0.00',
  shippingAmount: '0.00',
  gctAmount: '15.00',
  total: '115.00',
  lines: [
    {
      sku: 'BOLT',
      description: 'Bolt, M8',
      quantity: '1',
      baseUom: 'EA',
      unitPrice: '100.00',
      lineSubtotal: '100.00',
      discountAmount: '0.00',
      effectiveGctRate: '0.15',
      gctAmount: '15.00',
      lineTotal: '115.00',
    },
  ],
});
