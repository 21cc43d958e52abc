import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aShopperWith, type LittleShop, startLittleShop } from '../testing/little-shop.ts';
import { updateLine } from './update-line.ts';

let shop: LittleShop;
beforeEach(async () => {
  shop = await startLittleShop();
});
afterEach(() => shop.close());

describe('adding a line', () => {
  test('shows the cart without amounts and with what the catalog says', async () => {
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

  test('of a first SKU asks the catalog once', async () => {
    await aShopperWith(shop, ['BOLT']);

    expect(shop.catalog.asked.count).toBe(1);
  });

  test('of a SKU that the storefront does not show is a 404 and changes nothing', async () => {
    const { add, read } = await aShopperWith(shop, []);

    await expect(add('HIDDEN')).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
    expect((await read()).cart?.version).toBe(1);
  });

  test('fails whole when the catalog cannot be asked', async () => {
    const { add } = await aShopperWith(shop, []);
    await shop.catalog.stop();

    await expect(add('BOLT')).rejects.toEqual(expect.objectContaining({ code: expect.stringMatching(/bad_gateway|service_unavailable/) }));
  });
});

describe('a cart that the catalog says nothing about', () => {
  const missing = (code: string) =>
    ['lines[].description', 'lines[].availability'].map((field) => ({ field, code, detail: expect.any(String) }));

  test('is shown without these sections when the catalog is away', async () => {
    const { read } = await aShopperWith(shop, ['BOLT']);
    await shop.catalog.stop();

    const { cart } = await read();

    expect(cart?.errors).toEqual(missing('downstream_unavailable'));
    expect(cart?.lines?.map(({ description, availability }) => [description, availability])).toEqual([[undefined, 'UNKNOWN']]);
  });

  test('is shown without them after 800 ms when the catalog is late', async () => {
    const { read } = await aShopperWith(shop, ['BOLT']);
    shop.catalog.asked.delayMs = 1500;

    const began = Date.now();
    const { cart } = await read();

    expect(cart?.errors).toEqual(missing('downstream_timeout'));
    expect(Date.now() - began).toBeLessThan(1200);
  });

  test('can still be changed', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, ['BOLT']);
    const line = (await read()).cart?.lines?.[0];
    await shop.catalog.stop();

    const { cart } = await updateLine(shop.deps)({ cartId, lineId: line?.id ?? '', quantity: '5' }, shopper);

    expect(cart?.lines?.[0]?.quantity).toBe('5');
  });
});

describe('pricing', () => {
  test('fills in every amount from one question', async () => {
    const { price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    shop.catalog.asked.count = 0;

    const { cart } = await price();

    expect(shop.catalog.asked.count).toBe(1);
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

  test('asks again when the cart changes between the quote and the lock', async () => {
    const { price, add } = await aShopperWith(shop, ['BOLT']);
    shop.catalog.asked.delayMs = 150;

    const pricing = price();
    await new Promise((resolve) => setTimeout(resolve, 50));
    shop.catalog.asked.delayMs = 0;
    await add('NUT');

    expect((await pricing).cart?.lines?.map(({ lineTotal }) => lineTotal)).toEqual(['11.50', '2.88']);
  });

  test('is undone by the next change', async () => {
    const { price, add } = await aShopperWith(shop, ['BOLT']);
    await price();

    const { cart } = await add('BOLT');

    expect([cart?.total, cart?.pricedAt, cart?.lines?.[0]?.unitPrice]).toEqual([undefined, undefined, undefined]);
  });

  test('leaves a cart with a SKU that is gone without amounts and says so', async () => {
    const { price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    shop.catalog.products.delete('NUT');

    const { cart } = await price();

    expect(cart?.total).toBeUndefined();
    expect(cart?.warnings?.map(({ code }) => code)).toEqual(['sku_unavailable']);
    expect(cart?.lines?.[1]?.description).toBe('A NUT');
  });
});

describe('a change under another version', () => {
  test('is refused', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, ['BOLT']);
    const lineId = (await read()).cart?.lines?.[0]?.id ?? '';

    await expect(updateLine(shop.deps)({ cartId, lineId, quantity: '2', version: 1 }, shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'conflict', reason: 'version_mismatch' }),
    );
    await expect(updateLine(shop.deps)({ cartId, lineId, quantity: '2', version: 2 }, shopper)).resolves.toBeDefined();
  });
});
