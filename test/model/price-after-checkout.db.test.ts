import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importRows } from '../../services/catalog/src/testing/builders.ts';
import { type InProcessSystem, openInProcessSystem } from './in-process-system.ts';
import { anOperator, aShopper } from './real-store.ts';

let system: InProcessSystem;
beforeAll(async () => {
  system = await openInProcessSystem();
});
afterAll(() => system.close());

const cases = (['checkout', 'previewCheckout'] as const).flatMap((stage) => [true, false].map((exempt) => ({ stage, exempt })));

// No event is delivered here, so that what the catalog knows of the exemption comes from the checkout.
test.each(cases)('after a $stage finds that a customer is exempt: $exempt, the next pricing shows it', async ({ stage, exempt }) => {
  const operator = anOperator({ gctRate: '0.15' });
  const shopper = await aShopper(system, operator, 100_000);
  await importRows(system.internals.catalog.db, operator, [{ sku: 'A', description: 'A', list_unit_price: 100 }]);
  const cartId = (await system.carts.createCart({}, shopper)).cart?.id ?? '';
  await system.carts.addLine({ cartId, sku: 'A', quantity: '1' }, shopper);
  const total = async () => (await system.carts.priceCart({ cartId }, shopper)).cart?.total;
  const request = { body: { cartId, paymentRail: 'CASH_ON_DELIVERY' as const } };
  const change = (taxExemptCertificate: string) =>
    system.billingAdmin.setCustomer({ customer: shopper.customerId, fields: { taxExemptCertificate } }, operator);
  if (!exempt) {
    await change('X-1');
    await total();
    expect((await system.orders.checkout(request, shopper)).result).toMatchObject({ state: 'price_changed' });
  }
  const [before, after] = exempt ? ['115.00', '100.00'] : ['100.00', '115.00'];
  expect(await total()).toBe(before);

  await change(exempt ? 'X-1' : '');
  expect(await total()).toBe(before);
  const { result } = await system.orders[stage](request, shopper);

  expect(result).toMatchObject({ state: 'price_changed', issues: [{ sku: 'A', code: 'price_moved' }, { code: 'price_moved' }] });
  expect(await total()).toBe(after);
  expect((await system.orders.checkout(request, shopper)).result).toMatchObject({ state: 'confirmed', total: after });
});
