import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { conflict } from '@storefront/errors';
import { seen } from '@storefront/lifecycle/testing';
import type { CorrectOrderRequest__Output } from '@storefront/proto/storefront/orders/v1';
import { newId } from '@storefront/rpc';
import { cancelOrder, cancelStoreOrder } from '../handlers/cancel-order.ts';
import { correctOrder } from '../handlers/correct-order.ts';
import { shipOrder } from '../handlers/shipments.ts';
import { invariants } from '../store/invariants.ts';
import { getOrder } from '../store/orders.ts';
import { sweepCorrections } from '../sweeps/sweep-corrections.ts';
import { heldOf } from '../testing/fake-catalog.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { eventsOf, operatorOf, placeTestOrder, type Shopper } from '../testing/place-test-order.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(await violatedInvariants(world.deps.db, invariants)).toEqual([]);
  await world.close();
});

const NOTHING = { lines: [], restock: false, shipping: false, method: 'METHOD_UNSPECIFIED' } as const;

/** An order of two brake pads, of which 10 are in stock. */
async function anOrder() {
  const shopper = world.newShopper();
  const order = await placeTestOrder(world, shopper);
  const onHand = () => world.stock.onHand.get(order.sku);
  const held = () => heldOf(world.stock, order.sku);
  const correct = (kind: 'CANCEL' | 'REFUND' | 'RESTOCK', quantity: string | null, fields: Partial<CorrectOrderRequest__Output> = {}) =>
    correctOrder(world.deps)(
      {
        ...NOTHING,
        order: order.id,
        kind,
        requestKey: newId(),
        lines: quantity === null ? [] : [{ sku: order.sku, quantity }],
        reason: 'damaged',
        ...fields,
      },
      operatorOf(shopper),
    );
  const ship = (quantity: string) => shipPart(shopper, order.id, order.sku, quantity);
  const read = () => getOrder(world.deps.db, shopper, order.id);
  return { ...order, shopper, onHand, held, correct, ship, read };
}

const shipPart = (shopper: Shopper, order: string, sku: string, quantity: string) =>
  shipOrder(world.deps)({ order, lines: [{ lineId: '', sku, quantity }] }, operatorOf(shopper));

/** The world in which `meanwhile` happens after billing has said what it would credit. */
function worldWith(meanwhile: () => Promise<unknown>): World['deps'] {
  const { billing } = world.deps;
  const refundOrder: typeof billing.refundOrder = async (...call) => {
    const response = await billing.refundOrder(...call);
    await meanwhile();
    return response;
  };
  return { ...world.deps, billing: { ...billing, refundOrder } };
}

describe('an order of which a total is expected, and lines are canceled meanwhile', () => {
  test('is not canceled', async () => {
    const { id, correct, shopper, read } = await anOrder();
    const deps = worldWith(() => correct('CANCEL', '1'));

    const cancelled = cancelStoreOrder(deps)({ order: id, reason: 'Sold out', expectedTotal: '0' }, operatorOf(shopper));

    await expect(cancelled).rejects.toMatchObject({ reason: 'amount_changed' });
    expect(await read()).toMatchObject({ status: 'CONFIRMED', lines: [{ cancelledQuantity: '1' }] });
  });

  test('is not canceled by the rest of its lines', async () => {
    const { id, correct, shopper, read } = await anOrder();
    await correct('CANCEL', '0.5');
    const [line] = (await read()).lines;
    const rest = { ...NOTHING, order: id, kind: 'CANCEL' as const, lines: [{ sku: line?.sku ?? '', quantity: '1.5' }] };
    const deps = worldWith(() => correct('REFUND', null, { amount: '1' }));

    const cancelled = correctOrder(deps)({ ...rest, requestKey: newId(), reason: 'Sold out', expectedTotal: '0' }, operatorOf(shopper));

    await expect(cancelled).rejects.toMatchObject({ reason: 'amount_changed' });
    expect((await read()).status).toBe('CONFIRMED');
  });
});

describe('canceled lines', () => {
  test('are credited, released once per key, and never ship', async () => {
    const { id, correct, held, ship, read } = await anOrder();
    await ship('0.5');
    const requestKey = newId();

    await correct('CANCEL', '1', { requestKey });
    await correct('CANCEL', '1', { requestKey });

    expect((await read()).lines).toMatchObject([
      { shippedQuantity: '0.5', cancelledQuantity: '1', creditedQuantity: '1', returnedQuantity: '0' },
    ]);
    expect([held(), world.ledger.refunds.has(requestKey)]).toEqual([1, true]);
    await expect(ship('1')).rejects.toMatchObject({ reason: 'shipment_too_large' });
    await ship('0.5');
    expect((await read()).status).toBe('SHIPPED');
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.shipped 2', 'order.shipped 3']);
  });

  test('of everything cancel the order once per key, and billing closes it by the event', async () => {
    const { id, correct, shopper } = await anOrder();
    const requestKey = newId();

    await correct('CANCEL', '2', { requestKey });
    const again = await correct('CANCEL', '2', { requestKey });

    expect(again.order).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'damaged' }, lines: [{ cancelledQuantity: '2' }] });
    expect(world.ledger.refunds.has(requestKey)).toBe(false);
    await correct('REFUND', null, { amount: '10' });
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.cancelled 2']);
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'late' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
  });

  test('and their shipment at once: one of the two is refused', async () => {
    const { correct, ship, read } = await anOrder();

    const outcomes = await Promise.allSettled([correct('CANCEL', '1.5'), ship('1.5')]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [line] = (await read()).lines;
    expect(Number(line?.shippedQuantity) + Number(line?.cancelledQuantity)).toBe(1.5);
  });

  test('that billing refuses can ship', async () => {
    const { correct, held, ship, read } = await anOrder();
    world.behavior.fail('RefundOrder', 'before', conflict('invoice_not_issued', 'Later.'));
    await expect(correct('CANCEL', '1')).rejects.toMatchObject({ reason: 'invoice_not_issued' });
    world.behavior.heal();

    expect(held()).toBe(2);
    await ship('2');
    expect((await read()).status).toBe('SHIPPED');
  });

  test.each([
    ['RefundOrder', 'before'],
    ['RefundOrder', 'after'],
    ['ReduceReservation', 'before'],
    ['ReduceReservation', 'after'],
  ] as const)('whose %s failed %s its effect cannot ship, and are completed once by the sweep', async (rpc, when) => {
    const { correct, held, ship, read, shopper, id } = await anOrder();
    await ship('0.5');
    world.behavior.fail(rpc, when);
    await expect(correct('CANCEL', '1')).rejects.toMatchObject({ code: 'bad_gateway' });
    world.behavior.heal();
    await expect(ship('1')).rejects.toMatchObject({ reason: 'shipment_too_large' });
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'late' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    await sweepTwice();

    expect((await read()).lines).toMatchObject([{ cancelledQuantity: '1', creditedQuantity: '1' }]);
    expect(held()).toBe(1);
  });
});

async function sweepTwice(): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await world.expireLeases();
    await sweepCorrections(world.deps);
  }
}

describe('a refund', () => {
  test('of everything before anything ships cancels the order', async () => {
    const { id, correct, held, ship } = await anOrder();

    const { order, refund } = await correct('REFUND', null);

    expect(order).toMatchObject({ status: 'CANCELLED', lines: [{ cancelledQuantity: '2', creditedQuantity: '2' }] });
    expect(refund).toMatchObject({ creditNote: { number: 'CN-000001' } });
    expect(held()).toBe(0);
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.cancelled 2']);
    await expect(ship('1')).rejects.toMatchObject({ reason: 'order_not_shippable' });
  });

  test('of the rest of a partially shipped order releases its stock and completes the order', async () => {
    const { correct, held, ship } = await anOrder();
    await ship('1');

    expect((await correct('REFUND', '1')).order).toMatchObject({ status: 'SHIPPED' });
    expect(held()).toBe(1);
  });

  test('by hand that settles what waits for it changes no line', async () => {
    const { correct, read } = await anOrder();
    world.ledger.waiting.add((await read()).id);

    await correct('REFUND', null, { method: 'BY_HAND', reference: 'TILL 1' });

    expect(await read()).toMatchObject({
      status: 'CONFIRMED',
      lines: [{ creditedQuantity: '0', cancelledQuantity: '0' }],
      corrections: [],
    });
  });

  test('of an amount changes no line, and returns the first response when it is repeated', async () => {
    const { correct, read } = await anOrder();
    const requestKey = newId();
    const given = { requestKey, amount: '5', method: 'BY_HAND', reference: 'TILL 1' } as const;

    const first = await correct('REFUND', null, given);

    expect(await correct('REFUND', null, given)).toEqual(first);
    expect(await read()).toMatchObject({
      status: 'CONFIRMED',
      lines: [{ creditedQuantity: '0', cancelledQuantity: '0' }],
      corrections: [],
    });
  });

  test('of returned lines puts them back once per request', async () => {
    const { correct, onHand, ship, read } = await anOrder();
    await ship('2');
    const requestKey = newId();

    await correct('REFUND', '1', { requestKey, restock: true });
    await correct('REFUND', '1', { requestKey, restock: true });

    expect([onHand(), world.ledger.refunds.has(requestKey)]).toEqual([9, true]);
    expect((await read()).lines).toMatchObject([{ creditedQuantity: '1', returnedQuantity: '1' }]);

    await correct('REFUND', '1', { restock: true });
    expect([onHand(), (await read()).lines[0]?.returnedQuantity]).toEqual([10, '2']);
  });

  test('of returned lines cannot be more than was shipped, also concurrently', async () => {
    const { correct, ship, onHand } = await anOrder();
    await expect(correct('REFUND', '1', { restock: true })).rejects.toMatchObject({ reason: 'return_too_large' });
    await ship('2');

    const results = await Promise.allSettled([correct('REFUND', '2', { restock: true }), correct('REFUND', '1.5', { restock: true })]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(onHand()).toBeGreaterThan(9);
  });

  test.each([
    [{ requestKey: 'x' }, 'request_key'],
    [{ lines: [{ sku: 'PAD', quantity: '0' }] }, 'lines.0.quantity'],
    [{ kind: 'CANCEL', reason: ' ' }, 'reason'],
  ] as const)('like %j is refused', async (fields, field) => {
    const { correct } = await anOrder();

    await expect(correct('REFUND', '1', { ...fields, lines: [...('lines' in fields ? fields.lines : [])] })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field }],
    });
  });
});

test('goods are put back without money', async () => {
  const { correct, ship, onHand, read } = await anOrder();
  await ship('2');
  const requestKey = newId();

  await correct('RESTOCK', '2', { requestKey });
  await correct('RESTOCK', '2', { requestKey });

  expect([onHand(), world.ledger.refunds.has(requestKey)]).toEqual([10, false]);
  expect((await read()).lines).toMatchObject([{ creditedQuantity: '0', returnedQuantity: '2' }]);
  await expect(correct('RESTOCK', '1')).rejects.toMatchObject({ reason: 'return_too_large' });
});

test.each([
  [
    'CANCEL',
    '1',
    [
      ['CANCEL', '2'],
      ['REFUND', '1'],
      ['CANCEL', '1', { reason: 'late' }],
    ],
  ],
  ['CANCEL', '2', [['CANCEL', '1']]],
  [
    'REFUND',
    '1',
    [
      ['REFUND', '2'],
      ['REFUND', null],
      ['REFUND', '1', { amount: '5' }],
      ['REFUND', '1', { shipping: true }],
      ['RESTOCK', '1'],
      ['REFUND', '1', { method: 'CREDIT' }],
    ],
  ],
] as const)('the key of %s %s is refused for another correction', async (kind, quantity, others) => {
  const { correct, read } = await anOrder();
  const requestKey = newId();
  await correct(kind, quantity, { requestKey });
  const before = await read();

  for (const [otherKind, otherQuantity, fields] of seen('others', others as readonly (readonly [typeof kind, string | null, object?])[])) {
    await expect(correct(otherKind, otherQuantity, { requestKey, ...fields })).rejects.toMatchObject({
      code: 'validation_error',
      reason: 'idempotency_key_reused',
    });
  }
  await correct(kind, quantity, { requestKey });

  expect(await read()).toEqual(before);
});

test('the key of a correction is refused for another order, whose goods would not be put back', async () => {
  const { correct, shopper, ship } = await anOrder();
  const other = await placeTestOrder(world, shopper);
  await ship('2');
  await shipPart(shopper, other.id, other.sku, '2');
  const requestKey = newId();
  await correct('RESTOCK', '1', { requestKey });

  const again = correct('RESTOCK', null, { requestKey, order: other.id, lines: [{ sku: other.sku, quantity: '1' }] });

  await expect(again).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
  expect((await getOrder(world.deps.db, shopper, other.id)).lines).toMatchObject([{ returnedQuantity: '0' }]);
});
