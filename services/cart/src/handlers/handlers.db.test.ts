import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import type { Database } from '../store/schema.ts';
import { aShopper } from '../testing/callers.ts';
import { type LittleCatalog, startLittleCatalog } from '../testing/little-catalog.ts';
import { addLine } from './add-line.ts';
import { applyPromotion } from './apply-promotion.ts';
import { createCart } from './create-cart.ts';
import { createPromotion } from './create-promotion.ts';
import { endPromotion } from './end-promotion.ts';
import { freezeCart } from './freeze-cart.ts';
import { getCart } from './get-cart.ts';
import { priceCart } from './price-cart.ts';
import { removePromotion } from './remove-promotion.ts';
import { updateLine } from './update-line.ts';

let database: TestDatabase<Database>;
let catalog: LittleCatalog;
let deps: CartDeps;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
});
beforeEach(async () => {
  catalog = await startLittleCatalog();
  catalog.products.set('BOLT', {}).set('NUT', { unitPrice: '2.50' });
  deps = { db: database.db, catalog: catalog.client, newId };
});
afterEach(() => catalog.close());
afterAll(() => database.close());

/** A shopper with a cart of these SKUs, one of each. */
async function aShopperWith(...skus: string[]) {
  const shopper = aShopper();
  const { cart } = await createCart(deps)({}, shopper);
  const cartId = cart?.id ?? '';
  const add = (sku: string, quantity = '1') => addLine(deps)({ cartId, sku, quantity }, shopper);
  for (const sku of skus) await add(sku);
  return { shopper, cartId, add, read: () => getCart(deps)({ cartId }, shopper), price: () => priceCart(deps)({ cartId }, shopper) };
}
const aCode = (given: { code: string; kind?: string; value?: string; limitTotal?: number; categories?: string[] }) => ({
  promotion: { kind: 'percent', value: '10', skus: [], categories: [], priority: 0, combinable: true, description: 'Saves', ...given },
});

describe('adding a line', () => {
  test('shows the cart without amounts and with what the catalog says', async () => {
    const { add } = await aShopperWith('NUT');

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
    await aShopperWith('BOLT');

    expect(catalog.asked.count).toBe(1);
  });

  test('of a SKU that the storefront does not show is a 404 and changes nothing', async () => {
    const { add, read } = await aShopperWith();

    await expect(add('HIDDEN')).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
    expect((await read()).cart?.version).toBe(1);
  });

  test('fails whole when the catalog cannot be asked', async () => {
    const { add } = await aShopperWith();
    await catalog.stop();

    await expect(add('BOLT')).rejects.toEqual(expect.objectContaining({ code: expect.stringMatching(/bad_gateway|service_unavailable/) }));
  });
});

describe('a cart that the catalog says nothing about', () => {
  const missing = (code: string) =>
    ['lines[].description', 'lines[].availability'].map((field) => ({ field, code, detail: expect.any(String) }));

  test('is shown without these sections when the catalog is away', async () => {
    const { read } = await aShopperWith('BOLT');
    await catalog.stop();

    const { cart } = await read();

    expect(cart?.errors).toEqual(missing('downstream_unavailable'));
    expect(cart?.lines?.map(({ description, availability }) => [description, availability])).toEqual([[undefined, 'UNKNOWN']]);
  });

  test('is shown without them after 800 ms when the catalog is late', async () => {
    const { read } = await aShopperWith('BOLT');
    catalog.asked.delayMs = 1500;

    const began = Date.now();
    const { cart } = await read();

    expect(cart?.errors).toEqual(missing('downstream_timeout'));
    expect(Date.now() - began).toBeLessThan(1200);
  });

  test('can still be changed', async () => {
    const { shopper, cartId, read } = await aShopperWith('BOLT');
    const line = (await read()).cart?.lines?.[0];
    await catalog.stop();

    const { cart } = await updateLine(deps)({ cartId, lineId: line?.id ?? '', quantity: '5' }, shopper);

    expect(cart?.lines?.[0]?.quantity).toBe('5');
  });
});

describe('pricing', () => {
  test('fills in every amount from one question', async () => {
    const { price } = await aShopperWith('BOLT', 'NUT');
    catalog.asked.count = 0;

    const { cart } = await price();

    expect(catalog.asked.count).toBe(1);
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
    const { price, add } = await aShopperWith('BOLT');
    catalog.asked.delayMs = 150;

    const pricing = price();
    await new Promise((resolve) => setTimeout(resolve, 50));
    catalog.asked.delayMs = 0;
    await add('NUT');

    expect((await pricing).cart?.lines?.map(({ lineTotal }) => lineTotal)).toEqual(['11.50', '2.88']);
  });

  test('is undone by the next change', async () => {
    const { price, add } = await aShopperWith('BOLT');
    await price();

    const { cart } = await add('BOLT');

    expect([cart?.total, cart?.pricedAt, cart?.lines?.[0]?.unitPrice]).toEqual([undefined, undefined, undefined]);
  });

  test('leaves a cart with a SKU that is gone without amounts and says so', async () => {
    const { price } = await aShopperWith('BOLT', 'NUT');
    catalog.products.delete('NUT');

    const { cart } = await price();

    expect(cart?.total).toBeUndefined();
    expect(cart?.warnings?.map(({ code }) => code)).toEqual(['sku_unavailable']);
    expect(cart?.lines?.[1]?.description).toBe('A NUT');
  });
});

describe('a change under another version', () => {
  test('is refused', async () => {
    const { shopper, cartId, read } = await aShopperWith('BOLT');
    const lineId = (await read()).cart?.lines?.[0]?.id ?? '';

    await expect(updateLine(deps)({ cartId, lineId, quantity: '2', version: 1 }, shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'conflict', reason: 'version_mismatch' }),
    );
    await expect(updateLine(deps)({ cartId, lineId, quantity: '2', version: 2 }, shopper)).resolves.toBeDefined();
  });
});

describe('freezing', () => {
  const freeze = async (cartId: string, shopper: ReturnType<typeof aShopper>, given: { dryRun?: boolean; checkoutId?: string } = {}) =>
    freezeCart(deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, ...given }, shopper);

  test('a priced cart answers it with the store’s tax rate and no issues', async () => {
    const { shopper, cartId, price } = await aShopperWith('BOLT');
    await price();

    const { cart, issues, gctRate, freeShipping } = await freeze(cartId, shopper);

    expect([issues, gctRate, freeShipping, cart?.total, cart?.lines?.[0]?.description]).toEqual([[], '0.15', false, '11.50', 'A BOLT']);
  });

  test('the same checkout again answers the same, although the catalog has moved on', async () => {
    const { shopper, cartId, price } = await aShopperWith('BOLT');
    await price();
    const checkoutId = newId();
    const first = await freeze(cartId, shopper, { checkoutId });
    catalog.products.set('BOLT', { unitPrice: '99.00' });

    const second = await freeze(cartId, shopper, { checkoutId });

    expect(second).toEqual(first);
  });

  test('a price that moved is an issue and freezes nothing', async () => {
    const { shopper, cartId, price, add } = await aShopperWith('BOLT');
    await price();
    catalog.products.set('BOLT', { unitPrice: '10.50' });

    const { issues } = await freeze(cartId, shopper);

    expect(issues?.map(({ code, sku }) => [code, sku])).toEqual([['price_moved', 'BOLT']]);
    await expect(add('NUT')).resolves.toBeDefined();
  });

  test('a cart that was never priced is an issue', async () => {
    const { shopper, cartId } = await aShopperWith('BOLT');

    expect((await freeze(cartId, shopper)).issues?.map(({ code }) => code)).toEqual(['not_priced']);
  });

  test('a dry run bars nothing, and an empty cart is refused', async () => {
    const { shopper, cartId, price, add } = await aShopperWith('BOLT');
    await price();

    expect((await freeze(cartId, shopper, { dryRun: true, checkoutId: '' })).issues).toEqual([]);
    await expect(add('NUT')).resolves.toBeDefined();
    const empty = await aShopperWith();
    for (const dryRun of [true, false]) {
      await expect(freeze(empty.cartId, empty.shopper, { dryRun })).rejects.toEqual(expect.objectContaining({ reason: 'cart_empty' }));
    }
  });
});

describe('promotions', () => {
  test('take effect with the next pricing and go when they are taken off', async () => {
    const { shopper, cartId, price } = await aShopperWith('BOLT', 'NUT');
    await createPromotion(deps)(aCode({ code: 'Spring-10' }), shopper);

    const { cart: applied } = await applyPromotion(deps)({ cartId, code: ' spring-10 ' }, shopper);
    const { cart: priced } = await price();
    const { cart: without } = await removePromotion(deps)({ cartId, code: 'spring-10' }, shopper);

    expect(applied?.promotions).toEqual([{ code: 'SPRING-10', status: 'APPLIED', description: 'Saves', discountAmount: undefined }]);
    expect([priced?.discountTotal, priced?.promotions?.[0]?.discountAmount, priced?.total]).toEqual(['1.25', '1.25', '12.94']);
    expect([without?.promotions, without?.total]).toEqual([[], undefined]);
  });

  test('of a category named by its path reduce what is in it', async () => {
    const { shopper, cartId, price } = await aShopperWith('BOLT', 'NUT');
    catalog.products.set('BOLT', { categoryIds: ['id-bolts', 'id-fixings'] });
    await createPromotion(deps)(aCode({ code: 'BOLTS', categories: ['fixings/bolts'] }), shopper);
    await applyPromotion(deps)({ cartId, code: 'BOLTS' }, shopper);

    expect((await price()).cart?.lines?.map(({ discountAmount }) => discountAmount)).toEqual(['1.00', '0.00']);
    await expect(createPromotion(deps)(aCode({ code: 'NOWHERE', categories: ['nuts'] }), shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'validation_error' }),
    );
  });

  test('are refused for the reasons of the contract', async () => {
    const { shopper, cartId } = await aShopperWith('BOLT');
    await createPromotion(deps)(aCode({ code: 'OVER' }), shopper);
    await endPromotion(deps)({ code: 'over' }, shopper);

    for (const [code, reason] of [
      ['NOBODY', 'promo_not_found'],
      ['a\u0000b', 'promo_not_found'],
      ['OVER', 'promo_expired'],
    ] as const) {
      await expect(applyPromotion(deps)({ cartId, code }, shopper)).rejects.toEqual(
        expect.objectContaining({ code: 'validation_error', reason }),
      );
    }
  });

  test('that somebody else used up since the pricing are an issue of the freeze', async () => {
    const first = await aShopperWith('BOLT');
    await createPromotion(deps)(aCode({ code: 'ONE', limitTotal: 1 }), first.shopper);
    const shopper = { ...first.shopper, customerId: newId() };
    const { cart } = await createCart(deps)({}, shopper);
    const second = { shopper, cartId: cart?.id ?? '' };
    await addLine(deps)({ cartId: second.cartId, sku: 'BOLT', quantity: '1' }, shopper);
    for (const each of [first, second]) {
      await applyPromotion(deps)({ cartId: each.cartId, code: 'ONE' }, each.shopper);
      await priceCart(deps)({ cartId: each.cartId }, each.shopper);
    }
    const freeze = (each: Pick<typeof first, 'shopper' | 'cartId'>) =>
      freezeCart(deps)({ cartId: each.cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false }, each.shopper);

    const issues = [await freeze(first), await freeze(second)].map((answer) => answer.issues?.map(({ code }) => code));

    expect(issues).toEqual([[], ['price_moved']]);
  });

  test('that make no sense are refused with every fault', async () => {
    const nonsense = { promotion: { ...aCode({ code: 'no spaces', kind: 'percent', value: '101' }).promotion, startsAt: 'soon' } };

    await expect(createPromotion(deps)(nonsense, aShopper())).rejects.toEqual(
      expect.objectContaining({ details: ['starts_at', 'code', 'value'].map((field) => expect.objectContaining({ field })) }),
    );
  });
});
