import { describe, expect, test } from '@jest/globals';
import { aFrozenLine, anOrder, anUnpaidOrder } from '../testing/builders.ts';
import { allowedActions, type Order } from './order.ts';
import type { Settlement } from './payment.ts';
import { deliveredOrder, isRepeatedShipment, withoutShipment, withPendingShipment, withShipmentSent } from './ship-order.ts';

const AT = '2026-11-22T09:00:00.000Z';

const ordered = (): Order =>
  anOrder({
    lines: [
      { ...aFrozenLine({ id: 'pads', sku: 'PAD', quantity: '4' }), shippedQuantity: '0' },
      { ...aFrozenLine({ id: 'oil', sku: 'OIL', quantity: '2.5' }), shippedQuantity: '0' },
    ],
  });

const parcel = (id: string) => ({ id, carrier: 'Knutsford', trackingNumber: 'K1', trackingUrl: null });
const ship = (order: Order, id: string, requested: { line: string; quantity: string }[] = []): Order =>
  withShipmentSent(withPendingShipment(order, requested, parcel(id)), id, AT);

describe('a pending shipment', () => {
  test('contains all remaining quantities when no line is named, and ships nothing yet', () => {
    const order = withPendingShipment(ordered(), [], parcel('one'));

    expect(order.shipments).toMatchObject([
      {
        number: 'SO-1001-1',
        shippedAt: null,
        lines: [
          { lineId: 'pads', quantity: '4' },
          { lineId: 'oil', quantity: '2.5' },
        ],
      },
    ]);
    expect(order.lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual(['0', '0']);
    expect(order.status).toBe('CONFIRMED');
  });

  test.each(['OIL ', '\u00a0OIL', 'O\u200bIL', 'OI\u00adL', 'OIL\ufeff'])('names a line by the SKU %j', (line) => {
    expect(withPendingShipment(ordered(), [{ line, quantity: '1' }], parcel('one')).shipments).toMatchObject([
      { lines: [{ lineId: 'oil', sku: 'OIL', quantity: '1' }] },
    ]);
  });

  test('prevents cancellation of the order', () => {
    expect(allowedActions(withPendingShipment(ordered(), [], parcel('one')))).toEqual([]);
    expect(allowedActions({ ...ship(ordered(), 'one'), status: 'PENDING_PAYMENT' })).toEqual(['cancel', 'repay']);
    expect(allowedActions({ ...withPendingShipment(ordered(), [], parcel('one')), status: 'PENDING_PAYMENT' })).toEqual(['repay']);
  });

  test.each<[Settlement, Order['paymentRail'], string | undefined]>([
    ['VOIDED', 'CASH_ON_DELIVERY', 'order_not_invoiced'],
    ['UNPAID', 'PREPAID', 'order_unpaid'],
    ['PARTIALLY_PAID', 'PREPAID', 'order_unpaid'],
    ['PAID', 'PREPAID', undefined],
    ['UNPAID', 'CREDIT_TERMS', undefined],
  ])('of an order whose invoice is %s, paid by %s, is refused as %s', (settlement, paymentRail, reason) => {
    const shipped = () => withPendingShipment({ ...ordered(), settlement, paymentRail }, [], parcel('one'));

    if (reason === undefined) expect(shipped().shipments).toHaveLength(1);
    else expect(shipped).toThrow(expect.objectContaining({ code: 'conflict', reason }));
  });

  test('leaves nothing for a second shipment', () => {
    const order = withPendingShipment(ordered(), [], parcel('one'));

    expect(() => withPendingShipment(order, [], parcel('two'))).toThrow(expect.objectContaining({ reason: 'nothing_to_ship' }));
    expect(() => withPendingShipment(order, [{ line: 'pads', quantity: '1' }], parcel('two'))).toThrow(
      expect.objectContaining({ reason: 'shipment_too_large' }),
    );
  });

  test('that the catalog refused is removed, and its quantities can be shipped again', () => {
    const order = withoutShipment(withPendingShipment(ordered(), [], parcel('one')), 'one');

    expect(withPendingShipment(order, [], parcel('two')).shipments).toMatchObject([
      { id: 'two', lines: [{ quantity: '4' }, { quantity: '2.5' }] },
    ]);
  });

  test('is removed or sent alone, and a sent one stays', () => {
    const sent = ship(ordered(), 'one', [{ line: 'PAD', quantity: '1' }]);
    const both = withPendingShipment(withPendingShipment(sent, [{ line: 'PAD', quantity: '1' }], parcel('two')), [], parcel('three'));
    const idsOf = ({ shipments }: Order) => shipments.filter(({ shippedAt }) => shippedAt === null).map(({ id }) => id);

    expect(withoutShipment(both, 'two').shipments.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(withoutShipment(both, 'one')).toEqual(both);
    expect(idsOf(withShipmentSent(both, 'three', AT))).toEqual(['two']);
    expect(() => withShipmentSent({ ...both, status: 'CANCELLED' }, 'two', AT)).toThrow(
      expect.objectContaining({ reason: 'order_not_shippable' }),
    );
  });
});

test('a shipment of a part of a unit is refused if the product was sold in whole units', () => {
  const order = { ...ordered(), quantityDecimals: { PAD: 0, OIL: 1 } };

  for (const line of ['pads', 'PAD']) {
    expect(() => withPendingShipment(order, [{ line, quantity: '0.5' }], parcel('one'))).toThrow(
      expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field: 'lines.0.quantity' })] }),
    );
  }
  expect(withPendingShipment(order, [{ line: 'oil', quantity: '0.5' }], parcel('one')).shipments).toHaveLength(1);
  const oil = { ...order, lines: order.lines.map((line) => ({ ...line, baseUom: line.id })) };
  expect(() => withPendingShipment(oil, [{ line: 'oil', quantity: '0.55' }], parcel('one'))).toThrow(/must have at most 1 decimals in oil/);
});

describe('a sent shipment', () => {
  test('of some lines makes the order PARTIALLY_SHIPPED, and the rest makes it SHIPPED', () => {
    const first = ship(ordered(), 'one', [{ line: 'PAD', quantity: '1' }]);
    const second = ship(first, 'two');

    expect(first).toMatchObject({ status: 'PARTIALLY_SHIPPED', lines: [{ shippedQuantity: '1' }, { shippedQuantity: '0' }] });
    expect(second).toMatchObject({ status: 'SHIPPED', lines: [{ shippedQuantity: '4' }, { shippedQuantity: '2.5' }] });
    expect(second.shipments.map(({ number }) => number)).toEqual(['SO-1001-1', 'SO-1001-2']);
    expect(second.timeline.slice(-2).map(({ event }) => event)).toEqual(['partially_shipped', 'shipped']);
  });

  test('is recorded once', () => {
    const sent = ship(ordered(), 'one');

    expect(withShipmentSent(sent, 'one', AT)).toBe(sent);
  });
});

test.each([
  [{ line: 'none', quantity: '1' }, 'validation_error'],
  [{ line: 'pads', quantity: '0' }, 'validation_error'],
  [{ line: 'pads', quantity: '4.001' }, 'conflict'],
])('shipping %j is refused', (requested, code) => {
  expect(() => withPendingShipment(ordered(), [requested], parcel('one'))).toThrow(expect.objectContaining({ code }));
});

test('a duplicate line is refused', () => {
  const twice = [
    { line: 'pads', quantity: '3' },
    { line: 'PAD', quantity: '3' },
  ];

  expect(() => withPendingShipment(ordered(), twice, parcel('one'))).toThrow(expect.objectContaining({ code: 'validation_error' }));
});

test('a canceled quantity does not ship, and the rest makes the order SHIPPED', () => {
  const order = ordered();
  const cancelled = { ...order, lines: order.lines.map((line) => ({ ...line, cancelledQuantity: line.sku === 'PAD' ? '3' : '2.5' })) };

  expect(() => withPendingShipment(cancelled, [{ line: 'pads', quantity: '2' }], parcel('one'))).toThrow(
    expect.objectContaining({ reason: 'shipment_too_large' }),
  );
  expect(ship(cancelled, 'one')).toMatchObject({ status: 'SHIPPED', shipments: [{ lines: [{ lineId: 'pads', quantity: '1' }] }] });
});

test('an unpaid order cannot be shipped', () => {
  expect(() => withPendingShipment(anUnpaidOrder(), [], parcel('one'))).toThrow(expect.objectContaining({ reason: 'order_not_shippable' }));
});

test('only a fully shipped order can be delivered, together with its shipments', () => {
  const part = ship(ordered(), 'one', [{ line: 'pads', quantity: '1' }]);

  expect(() => deliveredOrder(part, AT)).toThrow(expect.objectContaining({ reason: 'order_not_deliverable' }));
  expect(deliveredOrder(ship(part, 'two'), AT)).toMatchObject({
    status: 'DELIVERED',
    shipments: [{ deliveredAt: AT }, { deliveredAt: AT }],
  });
});

test.each([
  ['the same lines', [{ line: 'PAD', quantity: '1.0' }], {}, true],
  ['the same line by its ID', [{ line: 'pads', quantity: '1' }], {}, true],
  ['no lines', [], {}, true],
  ['another quantity', [{ line: 'PAD', quantity: '2' }], {}, false],
  ['another line', [{ line: 'OIL', quantity: '1' }], {}, false],
  [
    'more lines',
    [
      { line: 'PAD', quantity: '1' },
      { line: 'OIL', quantity: '1' },
    ],
    {},
    false,
  ],
  ['another tracking number', [{ line: 'PAD', quantity: '1' }], { trackingNumber: 'K2' }, false],
])('a request with %s repeats a shipment of one line: %#', (_name, requested, change, isRepeated) => {
  const order = ship(ordered(), 'one', [{ line: 'PAD', quantity: '1' }]);
  const [shipment] = order.shipments;

  expect(shipment && isRepeatedShipment(order, shipment, requested, { ...parcel('one'), ...change })).toBe(isRepeated);
});
