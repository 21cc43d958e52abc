import { expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, pricedCart } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore } from '../support/systems/a-store.ts';

/** An invoice is issued as soon as its event is delivered. */
const INVOICE_TIMEOUT_MS = 30_000;

test('a store rounds tax once for each rate and taxes shipping like the goods, from the cart to the invoice', async () => {
  const store = await aStore({ create: ['--gct-rate', '0.15'] });
  const settings = ['--tax-rounding', 'rate', '--shipping-tax', 'proportional', '--mode', 'sandbox'];
  expect(await runCli(store.env, 'stores', 'update', store.tenantId, ...settings)).toMatchObject([
    { tax_rounding: 'rate', shipping_tax: 'proportional' },
  ]);
  await store.cli('shipping', 'set', 'VAN', '--label', 'Van', '--kind', 'OWN_FLEET', '--amount', '0.20');
  const taxed = ['A', 'B', 'C'];
  await store.importProducts([
    ...taxed.map((sku) => aProduct({ sku, list_unit_price: 0.1 })),
    aProduct({ sku: 'Z', list_unit_price: 0.3, effective_gct_rate: 0 }),
  ]);
  const shopper = await store.shopper();
  const lines = [...taxed, 'Z'].map((sku) => ({ sku, quantity: 1 }));

  // The taxed goods cost 0.30 and are taxed 0.045, rounded 0.05. With half of the shipping, 0.40 are taxed 0.06.
  const cart = (await shopper.api.get(`/v1/carts/${await pricedCart(shopper, lines)}`)).body.data;
  expect(cart).toMatchObject({ subtotal: 0.6, gct_amount: 0.05, total: 0.65 });
  expect(cart.lines.map((line: { gct_amount: number }) => line.gct_amount)).toEqual([0.02, 0.02, 0.01, 0]);

  const { id } = await anOrder(shopper, lines, { shipping_option_code: 'VAN', expected_total: 0.86 });
  const orderOf = async () => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
  await eventually(INVOICE_TIMEOUT_MS, async () => expect((await orderOf()).invoices).toHaveLength(1));
  const order = await orderOf();
  const invoice = (await shopper.api.get(`/v1/invoices/${order.invoices[0].id}`)).body.data;

  expect(order).toMatchObject({ shipping_amount: 0.2, shipping_gct_amount: 0.01, gct_amount: 0.06, total: 0.86 });
  expect(invoice).toMatchObject({ shipping_amount: 0.2, gct_amount: 0.06, total: 0.86 });
  expect(invoice.tax_breakdown).toMatchObject([
    { rate: 0.15, taxable_amount: 0.4, gct_amount: 0.06 },
    { rate: 0, taxable_amount: 0.4, gct_amount: 0 },
  ]);
});
