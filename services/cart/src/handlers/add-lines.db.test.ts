import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BATCH_LINES_MAX, CART_LINES_MAX } from '@storefront/contract';
import { AppError } from '@storefront/errors';
import type { RequestedLine } from '@storefront/proto/storefront/cart/v1';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { cartWriter } from '../store/cart-writer.ts';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { addLine } from './add-line.ts';
import { addLines } from './change-lines.ts';
import { createCartWithLines } from './create-cart-with-lines.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.catalog.products.set('BOXED', { orderUoms: [{ code: 'BOX', baseQuantity: '12', minOrderQuantity: '2', increment: '2' }] });
  shop.catalog.products.set('DEAR', { unitPrice: '90000000000.00', quantityDecimals: 3 });
  for (let index = 0; index <= CART_LINES_MAX; index += 1) shop.catalog.products.set(`SKU-${index}`, {});
});
beforeEach(() => {
  shop.catalog.calls.count = 0;
});
afterAll(() => shop.close());

type Given = Pick<Required<RequestedLine>, 'sku' | 'quantity'> & RequestedLine;
const of = (sku: string, quantity = '1', rest: RequestedLine = {}): Given => ({ sku, quantity, ...rest });
const boxes = (orderQuantity: string, quantity: string, orderUom = 'BOX') => of('BOXED', quantity, { orderUom, orderQuantity });
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => of(`SKU-${from + index}`));

const add = (shopper: Caller, cartId: string, lines: Given[], version?: number) =>
  addLines(shop.deps)({ cartId, lines, ...(version !== undefined && { version }) }, shopper);

const quantities = (cart: { lines?: { sku?: string; quantity?: string }[] | undefined } | null | undefined) =>
  Object.fromEntries((cart?.lines ?? []).map(({ sku, quantity }) => [sku, Number(quantity)]));

/** Lines that are refused, each for another reason. */
const INVALID: readonly Given[] = [
  of('NOWHERE'),
  of('BOLT', '0'),
  of('BOLT', '-1'),
  of('BOLT', ''),
  of('BOLT', 'twelve'),
  of('BOLT', '1.5'),
  of('BOLT', '0.0001'),
  of('BOLT', '1000001'),
  of('BOLT', '1', { orderQuantity: '1' }),
  of('BOLT', '1', { orderUom: 'BOX', orderQuantity: '1' }),
  boxes('1', '12'),
  boxes('3', '36'),
  boxes('2', '25'),
  boxes('', '24'),
  boxes('2', '24', 'PALLET'),
  of('DEAR', '999999.999'),
];

describe('a batch', () => {
  test('adds every acceptable line in one write, with one call for quotes, and names the others', async () => {
    const { shopper, cartId } = await aShopperWith(shop, []);

    const { cart, rejected } = await add(shopper, cartId, [of('BOLT', '2'), of('NOWHERE'), of('NUT'), boxes('2', '24'), of('BOLT', '3')]);

    expect(quantities(cart)).toEqual({ BOLT: 5, NUT: 1, BOXED: 24 });
    expect(cart?.lines?.map(({ description, availability }) => [description, availability])).toEqual(
      ['BOLT', 'NUT', 'BOXED'].map((sku) => [`A ${sku}`, 'IN_STOCK']),
    );
    expect(rejected).toEqual([{ index: 1, sku: 'NOWHERE', code: 'not_found', detail: 'No such product.' }]);
    expect([cart?.version, shop.catalog.calls.count]).toEqual([2, 1]);
  });

  test('rejects a line with the code and the detail of the error that adding it alone gives', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, []);
    const alone = await Promise.all(
      INVALID.map(async (line) => {
        const error: unknown = await addLine(shop.deps)({ cartId, ...line }, shopper).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (!(error instanceof AppError)) throw new Error(`${JSON.stringify(line)} was not refused`, { cause: error });
        return { sku: line.sku, code: error.reason ?? error.code, detail: error.message };
      }),
    );

    const { cart, rejected } = await add(shopper, cartId, [...INVALID]);

    expect(rejected).toEqual(alone.map((error, index) => ({ index, ...error })));
    expect(new Set(alone.map(({ code }) => code))).toEqual(new Set(['not_found', 'invalid_quantity', 'amount_too_large']));
    expect([cart?.version, (await read()).cart?.lines]).toEqual([1, []]);
  });

  test('of 200 lines, each with another violation, adds none, and writes nothing', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, ['NUT']);
    const lines = Array.from({ length: BATCH_LINES_MAX }, (_, index) => {
      const { quantity, ...violation } = INVALID[index % INVALID.length] ?? of('NOWHERE');
      return { ...violation, quantity, sku: violation.sku === 'NOWHERE' ? `NOWHERE-${index}` : violation.sku };
    });

    const { cart, rejected } = await add(shopper, cartId, lines);

    expect(rejected?.map(({ index }) => index)).toEqual(lines.map((_, index) => index));
    expect([cart?.version, quantities((await read()).cart)]).toEqual([2, { NUT: 1 }]);
    await expect(add(shopper, cartId, [...lines, of('BOLT')])).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('rejects what a full cart cannot take, and what would exceed a line, but accepts more of what it has', async () => {
    const { shopper, cartId } = await aShopperWith(shop, []);
    for (let from = 0; from < CART_LINES_MAX - 1; from += 100)
      await add(shopper, cartId, many(Math.min(100, CART_LINES_MAX - 1 - from), from));

    const { cart, rejected } = await add(shopper, cartId, [
      of('SKU-0', '999999'),
      of('BOLT'),
      of('NUT'),
      of('SKU-0', '1'),
      of('SKU-1', '4'),
    ]);

    expect(rejected?.map(({ index, code }) => [index, code])).toEqual([
      [2, 'cart_line_limit'],
      [3, 'invalid_quantity'],
    ]);
    expect(cart?.lineCount).toBe(CART_LINES_MAX);
    expect(quantities(cart)).toMatchObject({ 'SKU-0': 1_000_000, 'SKU-1': 5, BOLT: 1 });
  });

  test('of 200 lines into an empty cart takes one call for quotes and at most four statements', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, []);
    let statements = 0;
    const db = shop.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    // Another process has no recent cart.
    const deps = { ...shop.deps, db, writer: cartWriter(db), recentCarts: { ...shop.deps.recentCarts, find: () => undefined } };
    shop.catalog.calls.count = 0;

    await addLines(deps)({ cartId, lines: many(BATCH_LINES_MAX) }, shopper);

    expect(shop.catalog.calls.count).toBe(1);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(4);
    expect((await read()).cart?.lineCount).toBe(BATCH_LINES_MAX);
  });

  test('fails as a whole while the catalog is unavailable', async () => {
    const own = await startTestShop();
    try {
      const { shopper, cartId, read } = await aShopperWith(own, []);
      await own.catalog.stop();

      await expect(addLines(own.deps)({ cartId, lines: [of('BOLT')] }, shopper)).rejects.toMatchObject({
        code: expect.stringMatching(/bad_gateway|service_unavailable/),
      });
      expect((await read()).cart?.version).toBe(1);
    } finally {
      await own.close();
    }
  });
});

describe('two devices', () => {
  test('that add to one version: one of them succeeds, and the other learns the current version', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, []);

    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((count) => add(shopper, cartId, [of('BOLT', String(count))], 1)));

    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'version_mismatch' });
      else expect(quantities((await read()).cart)).toEqual(quantities(outcome.value.cart));
    }
  });

  test('that add at once without a version both succeed: nothing is lost, and nothing doubled', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, []);

    const responses = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((device) => add(shopper, cartId, [of('BOLT', '2'), ...many(10, device * 10), of('NOWHERE')])),
    );

    for (const { rejected } of responses) expect(rejected?.map(({ index }) => index)).toEqual([11]);
    expect(quantities((await read()).cart)).toEqual({ BOLT: 12, ...Object.fromEntries(many(60).map(({ sku }) => [sku, 1])) });
    expect((await read()).cart?.version).toBe(7);
  });
});

describe('a batch with an Idempotency-Key', () => {
  const keyed = (shopper: Caller, key = 'k', fingerprint = 'print'): Caller => ({
    ...shopper,
    idempotency: { route: 'a route', key, fingerprint },
  });
  const LINES = [of('BOLT', '2'), of('NOWHERE'), of('NUT')];

  test('is added once, whether it is repeated later or at once, and returns the same response', async () => {
    const { shopper, cartId, read } = await aShopperWith(shop, ['SKU-1']);
    const settled = await Promise.allSettled([1, 2, 3, 4].map(() => add(keyed(shopper), cartId, LINES)));
    const first = await add(keyed(shopper), cartId, LINES);
    await add(shopper, cartId, [of('BOLT', '5')]);

    const again = await add(keyed(shopper), cartId, LINES);

    for (const outcome of settled) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
      else expect(JSON.stringify(outcome.value.cart)).toBe(JSON.stringify(first.cart));
    }
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(again).toMatchObject({ replayed: true, rejected: [{ index: 1, code: 'not_found' }] });
    expect(quantities((await read()).cart)).toEqual({ 'SKU-1': 1, BOLT: 7, NUT: 1 });
    await expect(add(keyed(shopper, 'k', 'other'), cartId, LINES)).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
  });

  test('of which no line is acceptable leaves the key free', async () => {
    const { shopper, cartId } = await aShopperWith(shop, []);
    const lines = [of('LATER')];
    expect(await add(keyed(shopper), cartId, lines)).toMatchObject({ cart: { version: 1 }, rejected: [{ index: 0 }] });
    shop.catalog.products.set('LATER', {});

    const added = await add(keyed(shopper), cartId, lines);
    shop.catalog.products.delete('LATER');

    expect(quantities(added.cart)).toEqual({ LATER: 1 });
    expect(await add(keyed(shopper), cartId, lines)).toEqual({ ...JSON.parse(JSON.stringify(added)), replayed: true });
  });
});

describe('a new cart with lines', () => {
  test('has the acceptable ones, and is not created without any', async () => {
    const { shopper } = await aShopperWith(shop, []);
    const carts = async () => (await sql`select from cart where tenant_id = ${shopper.tenantId}`.execute(shop.deps.db)).rows.length;

    const { cart, rejected } = await createCartWithLines(shop.deps)({ lines: [of('NOWHERE'), of('BOLT', '3')] }, shopper);

    expect([quantities(cart), cart?.status, cart?.total]).toEqual([{ BOLT: 3 }, 'OPEN', undefined]);
    expect(rejected?.map(({ index }) => index)).toEqual([0]);
    const before = await carts();
    for (const lines of [[], [of('NOWHERE')], [...INVALID]]) {
      await expect(createCartWithLines(shop.deps)({ lines }, shopper)).rejects.toMatchObject({ reason: 'nothing_orderable' });
    }
    expect(await carts()).toBe(before);
  });

  test('does not order a line of an earlier order whose base unit has changed', async () => {
    const { shopper } = await aShopperWith(shop, []);
    const lines = [
      { ...of('BOLT', '3'), baseUom: 'M' },
      { ...of('NUT', '2'), baseUom: 'EA' },
    ];

    const { cart, rejected } = await createCartWithLines(shop.deps)({ lines }, shopper);

    expect(cart?.lines?.map(({ sku }) => sku)).toEqual(['NUT']);
    expect(rejected).toMatchObject([{ index: 0, sku: 'BOLT', code: 'invalid_quantity' }]);
  });

  test('is created once for a key', async () => {
    const { shopper } = await aShopperWith(shop, []);
    const caller: Caller = { ...shopper, idempotency: { route: 'a route', key: 'new', fingerprint: 'print' } };
    const first = await createCartWithLines(shop.deps)({ lines: [of('BOLT')] }, caller);

    expect(await createCartWithLines(shop.deps)({ lines: [of('BOLT')] }, caller)).toMatchObject({
      replayed: true,
      cart: { id: first.cart?.id },
    });
  });
});
