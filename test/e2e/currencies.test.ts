import { expect, test } from '@jest/globals';
import { anOrder, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore } from '../support/systems/a-store.ts';

const LINES = [
  { sku: 'BOLT', quantity: 3 },
  { sku: 'CLOTH', quantity: 1.5 },
];

/** Three bolts and 1.5 of the cloth, 10% off, 15% GCT, and taxed shipping. */
test.each([
  // 300 + 1.5 × 33 = 349.5 → 350; 35 off; GCT 0.15 × 270 = 40.5 → 41 and 0.15 × 45 = 6.75 → 7; 50 + 7.5 → 58 to ship.
  ['JPY', { bolt: 100, cloth: 33, shipping: 50 }, { subtotal: 350, discount_total: 35, gct_amount: 48, total: 363 }, 421],
  // 30.00 + 1.5 × 3.33 = 4.995 → 5.00; 3.50 off; GCT 4.05 and 0.15 × 4.50 = 0.675 → 0.68; 5.05 + 0.7575 → 0.76 to ship.
  ['JMD', { bolt: 10, cloth: 3.33, shipping: 5.05 }, { subtotal: 35, discount_total: 3.5, gct_amount: 4.73, total: 36.23 }, 42.04],
  // 3.003 + 1.5 × 0.333 = 0.4995 → 0.500; 0.350 off, 0.300 and 0.050; GCT 0.15 × 2.703 = 0.40545 → 0.405 and 0.0675 → 0.068; 0.505 + 0.07575 → 0.076 to ship.
  [
    'KWD',
    { bolt: 1.001, cloth: 0.333, shipping: 0.505 },
    { subtotal: 3.503, discount_total: 0.35, gct_amount: 0.473, total: 3.626 },
    4.207,
  ],
] as const)(
  'a store in %s rounds each line to the scale of its currency, and amounts add up',
  async (currency, prices, amounts, ordered) => {
    const store = await aStore({ create: ['--currency', currency, '--gct-rate', '0.15'] });
    await store.importProducts([
      aProduct({ sku: 'BOLT', list_unit_price: prices.bolt }),
      aProduct({ sku: 'CLOTH', list_unit_price: prices.cloth, quantity_decimals: 1 }),
    ]);
    await store.cli('shipping', 'set', 'VAN', '--label', 'Our van', '--amount', String(prices.shipping));
    await store.cli('promotions', 'create', 'TENTH', '--kind', 'percent', '--value', '10');
    const shopper = await store.shopper();

    const cart = (await shopper.api.get(`/v1/carts/${await pricedCart(shopper, LINES, ['TENTH'])}`)).body.data;
    const order = await anOrder(shopper, LINES, { shipping_option_code: 'VAN', expected_total: ordered }, ['TENTH']);

    expect(cart).toMatchObject({ currency, ...amounts });
    expect((await shopper.api.get(`/v1/orders/${order.id}`)).body.data).toMatchObject({ currency, total: ordered });
  },
);
