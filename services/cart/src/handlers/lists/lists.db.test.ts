import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BATCH_LINES_MAX, CART_LINES_MAX, LISTS_MAX } from '@storefront/contract';
import type { RequestedLine, SavedList } from '@storefront/proto/storefront/cart/v1';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { aShopper } from '../../testing/callers.ts';
import { aShopperWith, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addListToCart } from './add-list-to-cart.ts';
import { addListLines, removeListLine, replaceListLines, updateListLine } from './list-lines.ts';
import { createList, deleteList, getList, listLists, updateList } from './lists.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.catalog.products.set('BOXED', { orderUoms: [{ code: 'BOX', baseQuantity: '12', minOrderQuantity: '2', increment: '1' }] });
  shop.catalog.products.set('PICTURED', { image: { kind: 'IMAGE', largeUrl: 'https://cdn.example/1.webp' } });
  shop.catalog.products.set('SPECIAL', { unitPrice: '', priceSource: 'PRICE_SOURCE_UNSPECIFIED' });
  for (let index = 0; index <= CART_LINES_MAX; index += 1) shop.catalog.products.set(`SKU-${index}`, {});
});
afterAll(() => shop.close());

const of = (sku: string, quantity = '1', rest: RequestedLine = {}) => ({ sku, quantity, ...rest });
const create = async (shopper: Caller, name = 'Weekly') => (await createList(shop.deps)({ name }, shopper)).list;
const quantities = (list: SavedList | null | undefined) =>
  Object.fromEntries((list?.lines ?? []).map(({ sku, quantity }) => [sku, quantity]));

async function aList(lines: ReturnType<typeof of>[] = []) {
  const shopper = aShopper();
  const listId = (await create(shopper))?.id ?? '';
  const add = (added: ReturnType<typeof of>[], by: Caller = shopper, version?: number) =>
    addListLines(shop.deps)({ listId, lines: added, ...(version !== undefined && { version }) }, by);
  if (lines.length > 0) await add(lines);
  return { shopper, listId, add, read: async () => (await getList(shop.deps)({ listId }, shopper)).list };
}

describe('the lists of a customer', () => {
  test('have names that differ by more than letter case, and are listed by their newest change, without lines', async () => {
    const shopper = aShopper();
    const [weekly, monthly] = [await create(shopper, ' Weekly '), await create(shopper, 'Été')];
    for (const name of ['weekly', 'WEEKLY', 'Weekly  ', 'été', 'E\u0301TE\u0301']) {
      await expect(create(shopper, name)).rejects.toMatchObject({ code: 'conflict', reason: 'list_name_taken' });
    }
    for (const name of ['', ' ', 'x'.repeat(101), 'a\u0000b']) {
      await expect(create(shopper, name)).rejects.toMatchObject({ code: 'validation_error' });
    }
    await expect(updateList(shop.deps)({ listId: monthly?.id ?? '', name: 'WEEKLY' }, shopper)).rejects.toMatchObject({
      reason: 'list_name_taken',
    });
    await create(aShopper({ tenantId: shopper.tenantId }), 'Weekly');
    await sql`update saved_list set updated_at = now() - interval '1 minute' where list_id = ${monthly?.id}`.execute(shop.deps.db);

    const { list } = await updateList(shop.deps)({ listId: weekly?.id ?? '', name: 'weekly', version: 1 }, shopper);

    expect(list).toMatchObject({ name: 'weekly', version: 2 });
    await addListLines(shop.deps)({ listId: weekly?.id ?? '', lines: [of('BOLT')] }, shopper);
    const { lists, total } = await listLists(shop.deps)({ limit: 1, offset: 0 }, shopper);
    expect(lists).toMatchObject([{ id: weekly?.id, name: 'weekly', version: 3, lineCount: 1, lines: [] }]);
    expect(total).toBe(2);
    expect((await listLists(shop.deps)({ limit: 5, offset: 1 }, shopper)).lists).toMatchObject([{ id: monthly?.id, name: 'Été' }]);
  });

  test('are at most 50, also if they are created at once, and each name is taken once', async () => {
    const shopper = aShopper();
    const names = Array.from({ length: LISTS_MAX + 5 }, (_, index) => `List ${index}`);

    for (const name of names.slice(10)) await create(shopper, name);
    const raced = await Promise.allSettled(names.slice(0, 10).map((name) => create(shopper, name)));

    const reasons = raced.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(reasons).toEqual(Array.from({ length: 5 }, () => 'list_limit'));
    const { lists = [], total } = await listLists(shop.deps)({ limit: 200, offset: 0 }, shopper);
    expect([lists.length, total]).toEqual([LISTS_MAX, LISTS_MAX]);
    await deleteList(shop.deps)({ listId: lists[7]?.id ?? '' }, shopper);
    const again = await Promise.allSettled(['Same', 'same', 'SAME'].map((name) => create(shopper, name)));
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('do not exist for others', async () => {
    const { shopper, listId, read } = await aList([of('BOLT')]);
    const lineId = (await read())?.lines?.[0]?.id ?? '';
    const calls: ((by: Caller, id: string) => Promise<unknown>)[] = [
      (by, id) => getList(shop.deps)({ listId: id }, by),
      (by, id) => updateList(shop.deps)({ listId: id, name: 'Mine' }, by),
      (by, id) => addListLines(shop.deps)({ listId: id, lines: [of('BOLT')] }, by),
      (by, id) => replaceListLines(shop.deps)({ listId: id, lines: [] }, by),
      (by, id) => updateListLine(shop.deps)({ listId: id, lineId, quantity: '2' }, by),
      (by, id) => removeListLine(shop.deps)({ listId: id, lineId }, by),
      (by, id) => addListToCart(shop.deps)({ listId: id }, by),
      (by, id) => deleteList(shop.deps)({ listId: id }, by),
    ];
    const others = [aShopper(), { ...shopper, customerId: shop.deps.newId() }, { ...shopper, mode: 'live' as const }];

    for (const call of calls) {
      for (const other of others) await expect(call(other, listId)).rejects.toMatchObject({ code: 'not_found', message: 'No such list.' });
      await expect(call(shopper, 'no-uuid')).rejects.toMatchObject({ code: 'not_found', message: 'No such list.' });
    }
    expect(quantities(await read())).toEqual({ BOLT: '1' });
  });
});

describe('the lines of a list', () => {
  test('are added, changed, merged, and removed as those of carts', async () => {
    const { shopper, listId, add, read } = await aList();

    const { list, rejected } = await add([
      of('BOLT', '2'),
      of('NOWHERE'),
      of('BOXED', '24', { orderUom: 'BOX', orderQuantity: '2' }),
      of('BOLT', '3'),
      of('NUT', '0'),
      of('BOXED', '5'),
    ]);

    expect(list?.lines?.map(({ sku, quantity, orderUom }) => [sku, quantity, orderUom])).toEqual([
      ['BOLT', '5', undefined],
      ['BOXED', '24', 'BOX'],
      ['BOXED', '5', undefined],
    ]);
    expect(rejected?.map(({ index, sku, code }) => [index, sku, code])).toEqual([
      [1, 'NOWHERE', 'not_found'],
      [4, 'NUT', 'invalid_quantity'],
    ]);
    const [bolt, boxed, pieces] = (list?.lines ?? []).map(({ id }) => id ?? '');
    const change = (lineId: string | undefined, quantity: string, rest: RequestedLine & { version?: number } = {}) =>
      updateListLine(shop.deps)({ listId, lineId: lineId ?? '', quantity, ...rest }, shopper);
    await expect(change(bolt, '7', { version: 1 })).rejects.toMatchObject({ reason: 'version_mismatch' });
    await expect(change(boxed, '12')).rejects.toMatchObject({ reason: 'invalid_quantity' });
    await expect(change('unknown', '1')).rejects.toMatchObject({ code: 'not_found', message: 'No such list line.' });
    expect((await change(bolt, '7', { version: 2 })).list).toMatchObject({ version: 3 });
    await change(pieces, '36', { orderUom: 'BOX', orderQuantity: '3' });
    expect((await read())?.lines?.map(({ id, quantity, orderQuantity }) => [id, quantity, orderQuantity])).toEqual([
      [bolt, '7', undefined],
      [pieces, '60', '5'],
    ]);
    await removeListLine(shop.deps)({ listId, lineId: pieces ?? '' }, shopper);
    expect(await read()).toMatchObject({ version: 5, lineCount: 1 });
  });

  test('are replaced all or nothing, and keep their IDs', async () => {
    const { shopper, listId, read } = await aList([of('BOLT'), of('NUT')]);
    const before = await read();
    const replace = (lines: ReturnType<typeof of>[], version?: number) =>
      replaceListLines(shop.deps)({ listId, lines, ...(version !== undefined && { version }) }, shopper);

    expect(await replace([of('NUT', '4'), of('NOWHERE'), of('BOLT', '0.5')])).toMatchObject({
      violations: [
        { field: 'lines.1.sku', code: 'not_found' },
        { field: 'lines.2.quantity', code: 'too_precise' },
      ],
    });
    expect(await read()).toEqual(before);
    await expect(replace([], 1)).rejects.toMatchObject({ reason: 'version_mismatch' });
    await replace([of('BOXED', '5'), of('NUT', '4')], 2);
    const after = await read();
    expect(quantities(after)).toEqual({ NUT: '4', BOXED: '5' });
    expect(after?.lines?.[0]?.id).toBe(before?.lines?.[1]?.id);
    expect((await replace([of('NUT', '4'), of('BOXED', '5')])).list?.version).toBe(after?.version);
  });

  test('show current data of the catalog, or that it is missing', async () => {
    const { shopper, read } = await aList([of('BOLT', '3'), of('PICTURED'), of('SPECIAL'), of('SKU-0')]);
    shop.catalog.products.set('BOLT', { unitPrice: '12.5', availability: 'LOW', description: 'A better bolt' });
    shop.catalog.products.delete('SKU-0');

    const list = await read();
    shop.catalog.products.set('BOLT', {}).set('SKU-0', {});

    expect(
      list?.lines?.map(({ description, unitPrice, availability, image }) => [description, unitPrice, availability, image?.largeUrl]),
    ).toEqual([
      ['A better bolt', '12.50', 'LOW', undefined],
      ['A PICTURED', '10.00', 'IN_STOCK', 'https://cdn.example/1.webp'],
      ['A SPECIAL', undefined, 'IN_STOCK', undefined],
      ['A SKU-0', undefined, 'UNKNOWN', undefined],
    ]);
    const own = { ...shop.deps, quoteLines: () => Promise.reject(Object.assign(new Error('unexpected'))) };
    await expect(getList(own)({ listId: list?.id ?? '' }, shopper)).rejects.toThrow('unexpected');
  });

  test('are at most 500', async () => {
    const { add, read } = await aList();
    for (let from = 0; from < CART_LINES_MAX; from += 100) {
      await add(Array.from({ length: 100 }, (_, index) => of(`SKU-${from + index}`)));
    }

    const { rejected } = await add([of('BOLT'), of('SKU-3', '2')]);

    expect(rejected?.map(({ index, code }) => [index, code])).toEqual([[0, 'list_line_limit']]);
    expect(await read()).toMatchObject({ lineCount: CART_LINES_MAX });
    expect(quantities(await read())['SKU-3']).toBe('3');
    await expect(add(Array.from({ length: BATCH_LINES_MAX + 1 }, () => of('BOLT')))).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('are partial while the catalog is unavailable', async () => {
    const own = await startTestShop();
    try {
      const shopper = aShopper();
      const { list } = await createList(own.deps)({ name: 'Weekly' }, shopper);
      const listId = list?.id ?? '';
      await addListLines(own.deps)({ listId, lines: [of('BOLT')] }, shopper);
      await own.catalog.stop();

      const shown = (await getList(own.deps)({ listId }, shopper)).list;

      expect(shown?.errors?.map(({ field }) => field)).toEqual([
        'lines[].description',
        'lines[].unit_price',
        'lines[].availability',
        'lines[].image',
      ]);
      expect(shown?.lines).toMatchObject([{ sku: 'BOLT', description: undefined, unitPrice: undefined, availability: 'UNKNOWN' }]);
      await removeListLine(own.deps)({ listId, lineId: shown?.lines?.[0]?.id ?? '' }, shopper);
    } finally {
      await own.close();
    }
  });
});

describe('two devices', () => {
  test('that change one version: one succeeds', async () => {
    const { add, shopper, read } = await aList();

    const outcomes = await Promise.allSettled(['1', '2', '3', '4', '5'].map((quantity) => add([of('BOLT', quantity)], shopper, 1)));

    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [quantities(outcome.value.list)] : []));
    expect(won).toEqual([quantities(await read())]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
    }
  });

  test('that add at once lose nothing: what is not refused is in the list', async () => {
    const { add, read } = await aList();

    const outcomes = await Promise.allSettled([0, 1, 2, 3].map((device) => add([of('BOLT'), of(`SKU-${device}`)])));

    const added = outcomes.flatMap(({ status }, device) => (status === 'fulfilled' ? [device] : []));
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'list_changed' });
    expect(quantities(await read())).toEqual({
      BOLT: String(added.length),
      ...Object.fromEntries(added.map((device) => [`SKU-${device}`, '1'])),
    });
  });
});

describe('with an Idempotency-Key', () => {
  const keyed = (shopper: Caller, key: string): Caller => ({ ...shopper, idempotency: { route: 'a route', key, fingerprint: 'print' } });

  test('a list is created once, a batch is added once, and a list is ordered once', async () => {
    const { shopper, add, read, listId } = await aList();
    const made = await createList(shop.deps)({ name: 'Keyed' }, keyed(shopper, 'create'));
    expect(await createList(shop.deps)({ name: 'Keyed' }, keyed(shopper, 'create'))).toEqual({
      ...JSON.parse(JSON.stringify(made)),
      replayed: true,
    });

    const added = await add([of('BOLT'), of('NOWHERE')], keyed(shopper, 'add'));
    expect(await add([of('BOLT'), of('NOWHERE')], keyed(shopper, 'add'))).toEqual({ ...JSON.parse(JSON.stringify(added)), replayed: true });
    expect(quantities(await read())).toEqual({ BOLT: '1' });

    const ordered = await addListToCart(shop.deps)({ listId }, keyed(shopper, 'cart'));
    expect(await addListToCart(shop.deps)({ listId }, keyed(shopper, 'cart'))).toMatchObject({
      replayed: true,
      cart: { id: ordered.cart.id },
    });
  });

  test('a batch without an acceptable line leaves the key free', async () => {
    const { shopper, add } = await aList();
    expect(await add([of('LATER')], keyed(shopper, 'k'))).toMatchObject({ list: { version: 1 } });
    shop.catalog.products.set('LATER', {});

    expect(quantities((await add([of('LATER')], keyed(shopper, 'k'))).list)).toEqual({ LATER: '1' });
    shop.catalog.products.delete('LATER');
  });
});

describe('ordering a list', () => {
  test('adds its lines to a cart, or to a new one, and names those that cannot be ordered', async () => {
    const { shopper, listId } = await aList([of('BOLT', '2'), of('SKU-1'), of('BOXED', '24', { orderUom: 'BOX', orderQuantity: '2' })]);
    const { cartId } = await aShopperWith(shop, ['BOLT'], shopper);
    shop.catalog.products.delete('SKU-1');

    const into = await addListToCart(shop.deps)({ listId, cartId }, shopper);
    const fresh = await addListToCart(shop.deps)({ listId }, shopper);
    shop.catalog.products.set('SKU-1', {});

    expect(into.cart.id).toBe(cartId);
    expect(into.cart.lines.map(({ sku, quantity, orderUom }) => [sku, quantity, orderUom])).toEqual([
      ['BOLT', '3', undefined],
      ['BOXED', '24', 'BOX'],
    ]);
    expect(fresh.cart.id).not.toBe(cartId);
    expect(fresh.cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['BOLT', '2'],
      ['BOXED', '24'],
    ]);
    for (const { rejected } of [into, fresh]) expect(rejected).toMatchObject([{ index: 1, sku: 'SKU-1', code: 'not_found' }]);
  });

  test('of which nothing can be ordered is refused', async () => {
    const { shopper, listId, add } = await aList();
    const { cartId, read } = await aShopperWith(shop, ['BOLT'], shopper);
    const order = (given: { cartId?: string }) => addListToCart(shop.deps)({ listId, ...given }, shopper);
    await expect(order({})).rejects.toMatchObject({ reason: 'nothing_orderable' });
    await expect(order({ cartId })).rejects.toMatchObject({ reason: 'nothing_orderable' });
    await add([of('SKU-2')]);
    shop.catalog.products.delete('SKU-2');

    await expect(order({})).rejects.toMatchObject({ reason: 'nothing_orderable' });
    await expect(order({ cartId })).rejects.toMatchObject({ reason: 'nothing_orderable' });
    shop.catalog.products.set('SKU-2', {});
    await expect(order({ cartId: 'no-uuid' })).rejects.toMatchObject({ code: 'not_found', message: 'No such cart.' });
    expect((await read()).cart?.version).toBe(2);
  });
});
