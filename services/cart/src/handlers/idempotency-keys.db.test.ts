import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Cart } from '@storefront/proto/storefront/cart/v1';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { addLine } from './add-line.ts';
import { applyPromotion, removePromotion } from './apply-promotion.ts';
import { createCart } from './carts.ts';
import { priceCart } from './price-cart.ts';
import { createPromotion } from './promotions.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

interface Outcome {
  readonly cart?: Cart | null;
  readonly replayed?: boolean;
}

/** Every RPC that supports an Idempotency-Key, on a cart with BOLT and NUT. */
const CALLS: Record<string, (shopper: Caller, cartId: string) => Promise<Outcome>> = {
  CreateCart: (shopper) => createCart(shop.deps)({}, shopper),
  AddLine: (shopper, cartId) => addLine(shop.deps)({ cartId, sku: 'BOLT', quantity: '2' }, shopper),
  PriceCart: (shopper, cartId) => priceCart(shop.deps)({ cartId }, shopper),
  ApplyPromotion: (shopper, cartId) => applyPromotion(shop.deps)({ cartId, code: 'save' }, shopper),
};

async function aCartWithKey() {
  const { shopper, cartId, read, add } = await aShopperWith(shop, ['BOLT', 'NUT']);
  const operator: Caller = { ...shopper, kind: 'operator' };
  await createPromotion(shop.deps)(
    {
      promotion: {
        code: 'SAVE',
        kind: 'percent',
        value: '10',
        skus: [],
        categories: [],
        priority: 0,
        combinable: true,
        description: 'Saves',
      },
    },
    operator,
  );
  const keyed = (key: string, fingerprint = 'print'): Caller => ({ ...shopper, idempotency: { route: 'a route', key, fingerprint } });
  return { shopper, cartId, read, add, keyed };
}

const cartsOf = async ({ tenantId }: Caller): Promise<number> => {
  const { count } = await shop.deps.db
    .selectFrom('cart')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test('a repeated key has no further effect and returns the same response after the catalog and the cart have changed', async () => {
    const { cartId, read, keyed, add, shopper } = await aCartWithKey();
    const first = await call(keyed('k'), cartId);
    const after = { carts: await cartsOf(shopper), version: (await read()).cart?.version };
    shop.catalog.products.set('NUT', { description: 'Another nut', availability: 'OUT' });
    const again = await call(keyed('k'), cartId);

    expect(again).toEqual({ ...JSON.parse(JSON.stringify(first)), replayed: true });
    expect({ carts: await cartsOf(shopper), version: (await read()).cart?.version }).toEqual(after);

    await add('BOLT');
    expect(JSON.stringify((await call(keyed('k'), cartId)).cart)).toBe(JSON.stringify(first.cart));
  });

  test('a repeated key returns the same response when the cart has expired or the catalog is unavailable', async () => {
    const { cartId, keyed } = await aCartWithKey();
    const first = await call(keyed('k'), cartId);
    await sql`update cart set expires_at = now() - interval '1 day'`.execute(shop.deps.db);
    expect(JSON.stringify((await call(keyed('k'), cartId)).cart)).toBe(JSON.stringify(first.cart));
    await shop.catalog.stop();

    expect(JSON.stringify((await call(keyed('k'), cartId)).cart)).toBe(JSON.stringify(first.cart));
  });

  test('a key that was used for another request is rejected', async () => {
    const { cartId, read, keyed } = await aCartWithKey();
    await call(keyed('k'), cartId);
    const before = (await read()).cart?.version;

    await expect(call(keyed('k', 'other'), cartId)).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect((await read()).cart?.version).toBe(before);
  });
});

test('a key whose request failed with an unknown SKU can be used again', async () => {
  const { cartId, keyed } = await aCartWithKey();
  const add = () => addLine(shop.deps)({ cartId, sku: 'NEW', quantity: '1' }, keyed('k'));
  await expect(add()).rejects.toMatchObject({ code: 'not_found' });
  shop.catalog.products.set('NEW', {});

  expect((await add()).cart?.lineCount).toBe(3);
});

test('repeating a key does not apply a promotion again that was removed in the meantime', async () => {
  const { shopper, cartId, keyed, read } = await aCartWithKey();
  await applyPromotion(shop.deps)({ cartId, code: 'SAVE' }, shopper);
  const unchanged = await applyPromotion(shop.deps)({ cartId, code: 'SAVE' }, keyed('k'));
  await removePromotion(shop.deps)({ cartId, code: 'SAVE' }, shopper);

  expect(await applyPromotion(shop.deps)({ cartId, code: 'SAVE' }, keyed('k'))).toMatchObject({
    cart: { version: unchanged.cart?.version },
    replayed: true,
  });
  expect((await read()).cart?.promotions).toEqual([]);
});

test('a line whose response was lost is added once, and after ten seconds the current cart is returned', async () => {
  const { cartId, keyed, read } = await aCartWithKey();
  const add = () => addLine(shop.deps)({ cartId, sku: 'BOLT', quantity: '2' }, keyed('k'));
  await add();
  await sql`update idempotent_response set response = null`.execute(shop.deps.db);
  await expect(add()).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
  await sql`update idempotent_response set claimed_at = statement_timestamp() - interval '10 seconds'`.execute(shop.deps.db);

  const settled = await add();
  expect(settled.cart?.lines?.map(({ quantity }) => quantity)).toEqual(['3', '1']);
  expect(await add()).toEqual({ ...JSON.parse(JSON.stringify(settled)), replayed: true });
  expect((await read()).cart?.version).toBe(settled.cart?.version);
});
