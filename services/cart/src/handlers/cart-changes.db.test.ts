import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { addLine } from './add-line.ts';
import { updateLine } from './change-lines.ts';
import { freezeCart } from './freeze-cart.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

describe('adding a line', () => {
  test('adding a line returns the cart with descriptions and bands, without amounts', async () => {
    const { add } = await aShopperWith(shop, ['NUT']);

    const { cart } = await add('BOLT', '3');

    expect(
      cart?.lines?.map(({ sku, quantity, description, availability, unitPrice }) => [sku, quantity, description, availability, unitPrice]),
    ).toEqual([
      ['NUT', '1', 'A NUT', 'IN_STOCK', undefined],
      ['BOLT', '3', 'A BOLT', 'IN_STOCK', undefined],
    ]);
    expect([cart?.version, cart?.lineCount, cart?.total, cart?.errors]).toEqual([3, 2, undefined, []]);
  });

  test('adding the first SKU makes one call to the catalog', async () => {
    await aShopperWith(shop, ['BOLT']);

    expect(shop.catalog.calls.count).toBe(1);
  });

  test('adding a hidden SKU is a 404 and does not change the cart', async () => {
    const { add, read } = await aShopperWith(shop, []);

    await expect(add('HIDDEN')).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
    expect((await read()).cart?.version).toBe(1);
  });

  test('adding a line fails while the catalog is unavailable', async () => {
    const { add } = await aShopperWith(shop, []);
    await shop.catalog.stop();

    await expect(add('BOLT')).rejects.toEqual(expect.objectContaining({ code: expect.stringMatching(/bad_gateway|service_unavailable/) }));
  });
});

describe('a cart while the catalog is unavailable', () => {
  const missing = (code: string) =>
    ['lines[].description', 'lines[].availability', 'lines[].image'].map((field) => ({ field, code, detail: expect.any(String) }));

  test('reading a cart omits the catalog’s sections and names them in errors', async () => {
    const { read } = await aShopperWith(shop, ['BOLT']);
    await shop.catalog.stop();

    const { cart } = await read();

    expect(cart?.errors).toEqual(missing('downstream_unavailable'));
    expect(cart?.lines?.map(({ description, availability }) => [description, availability])).toEqual([[undefined, 'UNKNOWN']]);
  });

  test('reading a cart does not wait for a late catalog', async () => {
    const { read } = await aShopperWith(shop, ['BOLT']);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.catalog.calls.until = promise;

    const { cart } = await read();
    resolve();

    expect(cart?.errors).toEqual(missing('downstream_timeout'));
  });

  test('a line can still be changed', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, ['BOLT']);
    const line = (await read()).cart?.lines?.[0];
    await shop.catalog.stop();

    const { cart } = await updateLine(shop.deps)({ cartId, lineId: line?.id ?? '', quantity: '5' }, shopper);

    expect(cart?.lines?.[0]?.quantity).toBe('5');
  });
});

describe('pricing', () => {
  test('pricing computes all amounts with one call to the catalog', async () => {
    const { price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    shop.catalog.calls.count = 0;

    const { cart } = await price();

    expect(shop.catalog.calls.count).toBe(1);
    expect([cart?.subtotal, cart?.discountTotal, cart?.gctAmount, cart?.total, cart?.shippingAmount]).toEqual([
      '12.50',
      '0.00',
      '1.88',
      '14.38',
      undefined,
    ]);
    expect(cart?.lines?.[1]).toEqual(
      expect.objectContaining({
        unitPrice: '2.50',
        priceSource: 'LIST',
        lineSubtotal: '2.50',
        effectiveGctRate: '0.15',
        gctAmount: '0.38',
        lineTotal: '2.88',
      }),
    );
    expect(new Date(cart?.priceValidUntil ?? '').getTime() - new Date(cart?.pricedAt ?? '').getTime()).toBe(15 * 60_000);
  });

  test('pricing starts over if the cart changes between the quote and the save', async () => {
    const { price, add } = await aShopperWith(shop, ['BOLT']);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.catalog.calls.until = promise;
    const callsBefore = shop.catalog.calls.count;

    const pricing = price();
    while (shop.catalog.calls.count === callsBefore) await new Promise((next) => setTimeout(next, 5));
    shop.catalog.calls.until = undefined;
    await add('NUT');
    resolve();

    expect((await pricing).cart?.lines?.map(({ lineTotal }) => lineTotal)).toEqual(['11.50', '2.88']);
  });

  test('a change removes the prices', async () => {
    const { price, add } = await aShopperWith(shop, ['BOLT']);
    await price();

    const { cart } = await add('BOLT');

    expect([cart?.total, cart?.pricedAt, cart?.lines?.[0]?.unitPrice]).toEqual([undefined, undefined, undefined]);
  });

  test('pricing a cart with a SKU that is no longer sold returns a warning instead of amounts', async () => {
    const { price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    shop.catalog.products.delete('NUT');

    const { cart } = await price();

    expect(cart?.total).toBeUndefined();
    expect(cart?.warnings?.map(({ code }) => code)).toEqual(['sku_unavailable']);
    expect(cart?.lines?.[1]?.description).toBe('A NUT');
  });
});

describe('a line in boxes of 10 that are now of 8', () => {
  const box = (baseQuantity: string) => ({ orderUoms: [{ code: 'BOX', baseQuantity, minOrderQuantity: '1', increment: '1' }] });

  async function anOldLine() {
    shop.catalog.products.set('TILE', box('10'));
    const shopping = await aShopperWith(shop, []);
    const add = (orderQuantity: string, quantity: string) =>
      addLine(shop.deps)({ cartId: shopping.cartId, sku: 'TILE', quantity, orderUom: 'BOX', orderQuantity }, shopping.shopper);
    const lineId = (await add('2', '20')).cart?.lines?.[0]?.id ?? '';
    const change = (orderQuantity: string, quantity?: string) =>
      updateLine(shop.deps)({ cartId: shopping.cartId, lineId, orderQuantity, quantity }, shopping.shopper);
    return { ...shopping, add, change, resize: () => shop.catalog.products.set('TILE', box('8')) };
  }

  test('is changed in the boxes of today, and nothing is added to it before', async () => {
    const { add, change, resize } = await anOldLine();
    resize();

    await expect(change('3', '30')).rejects.toMatchObject({ reason: 'invalid_quantity' });
    await expect(add('1', '8')).rejects.toMatchObject({ reason: 'invalid_quantity', details: [{ sku: 'TILE' }] });
    expect((await change('2', '16')).cart?.lines).toMatchObject([{ quantity: '16', orderQuantity: '2' }]);
    expect((await add('1', '8')).cart?.lines).toMatchObject([{ quantity: '24', orderQuantity: '3' }]);
  });

  test.each(['before', 'after'])('is refused by a freeze and a dry run if they changed %s the pricing', async (when) => {
    const { cartId, shopper, price, resize } = await anOldLine();
    if (when === 'before') resize();
    const { cart } = await price();
    if (when === 'after') resize();
    const freeze = (dryRun: boolean) =>
      freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun, withoutShipping: false }, shopper);

    expect(cart?.warnings?.map(({ code }) => code)).toEqual(when === 'before' ? ['quantity_not_allowed'] : []);
    expect((await freeze(true)).issues).toMatchObject([{ sku: 'TILE', code: 'quantity_not_allowed' }]);
    // A freeze at valid prices is not quoted: the catalog compares these terms when it reserves the stock.
    expect((await freeze(false)).cart?.lines?.[0]?.sellingTerms).toBe('["EA",0,"BOX",10,1,1]');
  });
});

describe('updating a line', () => {
  test('a change based on another version is rejected', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, ['BOLT']);
    const lineId = (await read()).cart?.lines?.[0]?.id ?? '';

    await expect(updateLine(shop.deps)({ cartId, lineId, quantity: '2', version: 1 }, shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'conflict', reason: 'version_mismatch' }),
    );
    await expect(updateLine(shop.deps)({ cartId, lineId, quantity: '2', version: 2 }, shopper)).resolves.toBeDefined();
  });
});
