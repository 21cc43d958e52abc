import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CART_LINES_MAX } from '@storefront/contract';
import type { Cart, RequestedLine } from '@storefront/proto/storefront/cart/v1';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { replaceLines } from './change-lines.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.catalog.products.set('BOXED', { orderUoms: [{ code: 'BOX', baseQuantity: '12', minOrderQuantity: '2', increment: '1' }] });
});
afterAll(() => shop.close());

const of = (sku: string, quantity = '1', rest: RequestedLine = {}) => ({ sku, quantity, ...rest });
const shown = (cart: Cart | null | undefined) => cart?.lines?.map(({ sku, quantity, orderUom }) => [sku, quantity, orderUom]);

async function aCartToReplace(skus: readonly string[] = ['BOLT', 'NUT', 'BOXED']) {
  const { shopper, cartId, read, price } = await aShopperWith(shop, skus);
  const replace = async (lines: ReturnType<typeof of>[], version?: number) => {
    const response = await replaceLines(shop.deps)({ cartId, lines, ...(version !== undefined && { version }) }, shopper);
    return 'violations' in response
      ? { cart: undefined, violations: response.violations, reason: response.reason }
      : { cart: response.cart, violations: [] };
  };
  const lineIds = async () => Object.fromEntries(((await read()).cart?.lines ?? []).map(({ sku, id }) => [sku, id]));
  return { replace, read, price, lineIds };
}

test('lines of the same SKU and unit keep their IDs and positions, others go, and new ones follow', async () => {
  const { replace, lineIds, read } = await aCartToReplace();
  const before = await lineIds();

  const { cart } = await replace([of('NUT', '7'), of('BOXED', '24', { orderUom: 'BOX', orderQuantity: '2' }), of('BOLT')]);

  expect(shown(cart)).toEqual([
    ['BOLT', '1', undefined],
    ['NUT', '7', undefined],
    ['BOXED', '24', 'BOX'],
  ]);
  const after = await lineIds();
  expect([after.BOLT, after.NUT]).toEqual([before.BOLT, before.NUT]);
  expect(after.BOXED).not.toBe(before.BOXED);
  expect(shown((await read()).cart)).toEqual(shown(cart));
});

test('lines of the same SKU and unit are merged, and an empty list empties the cart', async () => {
  const { replace } = await aCartToReplace();

  expect(shown((await replace([of('NUT', '2'), of('BOLT'), of('NUT', '3')])).cart)).toEqual([
    ['BOLT', '1', undefined],
    ['NUT', '5', undefined],
  ]);
  expect((await replace([])).cart).toMatchObject({ lines: [], lineCount: 0 });
});

test('the same lines change nothing: neither the version nor the prices', async () => {
  const { replace, price } = await aCartToReplace(['BOLT', 'NUT']);
  const { cart: priced } = await price();

  const { cart } = await replace([of('NUT'), of('BOLT')]);

  expect([cart?.version, cart?.total]).toEqual([priced?.version, priced?.total]);
});

test('an invalid line refuses all of them, with every violation by its position', async () => {
  const { replace, read } = await aCartToReplace();
  const before = (await read()).cart;

  const { violations, reason } = await replace([
    of('BOLT', '9'),
    of('NOWHERE'),
    of('NUT', '0'),
    of('NUT', '1.5'),
    of('BOLT', '999999'),
    of('BOXED', '12', { orderUom: 'BOX', orderQuantity: '1' }),
    of('BOXED', '25', { orderUom: 'BOX', orderQuantity: '2' }),
  ]);

  expect(violations.map(({ field, code }) => [field, code])).toEqual([
    ['lines.1.sku', 'not_found'],
    ['lines.2.quantity', 'out_of_range'],
    ['lines.3.quantity', 'too_precise'],
    ['lines.4.quantity', 'out_of_range'],
    ['lines.5.order_quantity', 'below_minimum'],
    ['lines.6.quantity', 'unit_mismatch'],
  ]);
  expect(reason).toBeUndefined();
  expect((await read()).cart).toEqual(before);
});

test('500 invalid lines are all reported, with the reason that they share', async () => {
  const { replace } = await aCartToReplace();
  const lines = Array.from({ length: CART_LINES_MAX }, (_, index) => of(index % 2 === 0 ? 'BOLT' : 'NUT', `0.${index + 1}`));

  const { violations, reason } = await replace(lines);

  expect(new Set(violations.map(({ field }) => field)).size).toBe(CART_LINES_MAX);
  expect(reason).toBe('invalid_quantity');
  await expect(replace([...lines, of('BOLT')])).rejects.toMatchObject({ code: 'validation_error' });
});

test('of devices that replace one version at once, one succeeds', async () => {
  const { replace, read } = await aCartToReplace(['BOLT']);
  const { version } = (await read()).cart ?? {};

  const outcomes = await Promise.allSettled(['2', '3', '4', '5', '6'].map((quantity) => replace([of('BOLT', quantity)], version)));

  const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [shown(outcome.value.cart)] : []));
  expect(won).toEqual([shown((await read()).cart)]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'version_mismatch' });
});
