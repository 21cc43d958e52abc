import { describe, expect, test } from '@jest/globals';
import { aFrozenLine, anOrder, anUnpaidOrder } from '../testing/builders.ts';
import type { CorrectionRequest } from './correction.ts';
import type { Order, OrderLine } from './order.ts';
import { planCorrection } from './plan-correction.ts';

/** An order of two lines of PAD, of 4 and 3, and one of 2.5 OIL. */
const ordered = (fields: Partial<Order> = {}, pads: Partial<OrderLine> = {}): Order =>
  anOrder({
    status: 'PARTIALLY_SHIPPED',
    lines: [
      aFrozenLine({ id: 'pads', sku: 'PAD', quantity: '4', ...pads }),
      aFrozenLine({ id: 'oil', sku: 'OIL', quantity: '2.5' }),
      aFrozenLine({ id: 'box', sku: 'PAD', quantity: '3' }),
    ],
    ...fields,
  });

const plan = (order: Order, kind: CorrectionRequest['kind'], lines: Record<string, string> = {}, fields: Partial<CorrectionRequest> = {}) =>
  planCorrection(order, {
    kind,
    lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
    shipping: false,
    amount: null,
    method: null,
    reference: null,
    reason: null,
    restock: false,
    ...fields,
  });

const PENDING_PARCEL = {
  id: 'p',
  number: 'SO-1001-1',
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  shippedAt: null,
  deliveredAt: null,
  lines: [{ lineId: 'pads', sku: 'PAD', quantity: '1' }],
};

describe('canceled lines', () => {
  test('are taken from what can ship, in the order of the lines, and credited', () => {
    const cancelled = [
      { lineId: 'pads', sku: 'PAD', quantity: '2' },
      { lineId: 'box', sku: 'PAD', quantity: '1.5' },
    ];

    expect(plan(ordered({ shipments: [PENDING_PARCEL] }, { shippedQuantity: '1' }), 'cancel', { PAD: '3.5' })).toEqual({
      cancelled,
      credited: cancelled,
      returned: [],
    });
  });

  test('are refused if more is canceled than can ship, or if the order is not open', () => {
    expect(() => plan(ordered({}, { cancelledQuantity: '3' }), 'cancel', { PAD: '4.001' })).toThrow(
      expect.objectContaining({ reason: 'cancellation_too_large', message: 'Only 4 of PAD is left to ship.' }),
    );
    expect(() => plan(ordered(), 'cancel')).toThrow(expect.objectContaining({ code: 'validation_error' }));
    expect(() => plan(anUnpaidOrder(), 'cancel', { PAD: '1' })).toThrow(expect.objectContaining({ reason: 'order_not_confirmed' }));
    expect(() => plan(ordered({ status: 'SHIPPED' }), 'cancel', { PAD: '1' })).toThrow(
      expect.objectContaining({ reason: 'order_not_cancellable' }),
    );
  });
});

test.each(['cancel', 'refund', 'restock', 'settle'] as const)('a SKU that is not in the order is refused: %s', (kind) => {
  const error = { code: 'validation_error', details: [expect.objectContaining({ field: 'lines.1.sku' })] };
  expect(() => plan(ordered({}, { shippedQuantity: '1' }), kind, { PAD: '1', NONE: '1' })).toThrow(expect.objectContaining(error));
});

test.each(['PAD ', '\u00a0PAD', 'PA\u200bD', 'P\u00adAD', 'PAD\ufeff'])('the SKU %j is that of the line', (sku) => {
  expect(plan(ordered(), 'cancel', { [sku]: '1' }).cancelled).toEqual([{ lineId: 'pads', sku: 'PAD', quantity: '1' }]);
  expect(() => plan(ordered(), 'cancel', { [sku]: '1', PAD: '1' })).toThrow(expect.objectContaining({ code: 'validation_error' }));
});

describe('a refund of lines', () => {
  test('cancels what has not shipped first, and credits the rest', () => {
    expect(plan(ordered({}, { shippedQuantity: '3', creditedQuantity: '1' }), 'refund', { PAD: '6', OIL: '1' })).toEqual({
      cancelled: [
        { lineId: 'pads', sku: 'PAD', quantity: '1' },
        { lineId: 'box', sku: 'PAD', quantity: '3' },
        { lineId: 'oil', sku: 'OIL', quantity: '1' },
      ],
      credited: [
        { lineId: 'pads', sku: 'PAD', quantity: '1' },
        { lineId: 'box', sku: 'PAD', quantity: '3' },
        { lineId: 'oil', sku: 'OIL', quantity: '1' },
        { lineId: 'pads', sku: 'PAD', quantity: '2' },
      ],
      returned: [],
    });
    expect(() => plan(ordered({}, { shippedQuantity: '3', creditedQuantity: '1' }), 'refund', { PAD: '6.001' })).toThrow(
      expect.objectContaining({ reason: 'return_too_large' }),
    );
  });

  test('that are put back into stock takes only what has shipped and not been returned', () => {
    const order = ordered({}, { shippedQuantity: '3', returnedQuantity: '1' });

    expect(plan(order, 'refund', { PAD: '2' }, { restock: true })).toEqual({
      cancelled: [],
      credited: [{ lineId: 'pads', sku: 'PAD', quantity: '2' }],
      returned: [{ lineId: 'pads', sku: 'PAD', quantity: '2' }],
    });
    // The first line can still ship. It would do so after it was paid back.
    const second = {
      ...order,
      lines: order.lines.map((line) => ({ ...line, shippedQuantity: line.id === 'box' ? '3' : '0', returnedQuantity: '0' })),
    };
    expect(plan(second, 'refund', { PAD: '1' }, { restock: true }).credited).toEqual([{ lineId: 'box', sku: 'PAD', quantity: '1' }]);
    expect(() => plan(order, 'refund', { PAD: '2.001' }, { restock: true })).toThrow(
      expect.objectContaining({ reason: 'return_too_large' }),
    );
    expect(() => plan(order, 'refund', {}, { restock: true })).toThrow(expect.objectContaining({ code: 'validation_error' }));
  });
});

test('a refund of everything cancels what has not shipped, and one of shipping or an amount changes no line', () => {
  const order = ordered({}, { shippedQuantity: '4', creditedQuantity: '1' });

  expect(plan(order, 'refund')).toEqual({
    cancelled: [
      { lineId: 'oil', sku: 'OIL', quantity: '2.5' },
      { lineId: 'box', sku: 'PAD', quantity: '3' },
    ],
    credited: [
      { lineId: 'pads', sku: 'PAD', quantity: '3' },
      { lineId: 'oil', sku: 'OIL', quantity: '2.5' },
      { lineId: 'box', sku: 'PAD', quantity: '3' },
    ],
    returned: [],
  });
  const nothing = { cancelled: [], credited: [], returned: [] };
  expect(plan(order, 'refund', {}, { amount: '5' })).toEqual(nothing);
  expect(plan(order, 'refund', {}, { shipping: true })).toEqual(nothing);
  expect(plan(ordered({ status: 'CANCELLED' }), 'refund')).toEqual(nothing);
});

test('what is canceled because all of the invoice was credited is credited, unless it was before', () => {
  const order = ordered({}, { shippedQuantity: '3', creditedQuantity: '3.5' });

  expect(plan(order, 'settle')).toEqual({
    cancelled: [
      { lineId: 'pads', sku: 'PAD', quantity: '1' },
      { lineId: 'oil', sku: 'OIL', quantity: '2.5' },
      { lineId: 'box', sku: 'PAD', quantity: '3' },
    ],
    credited: [
      { lineId: 'pads', sku: 'PAD', quantity: '0.5' },
      { lineId: 'oil', sku: 'OIL', quantity: '2.5' },
      { lineId: 'box', sku: 'PAD', quantity: '3' },
    ],
    returned: [],
  });
});

describe('a quantity with more decimals than its product allowed', () => {
  const order = ordered({ quantityDecimals: { PAD: 0, OIL: 1 } }, { shippedQuantity: '2' });
  const refused = (detail: string) =>
    expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field: 'lines.0.quantity', detail })] });

  test.each(['cancel', 'refund', 'restock'] as const)('is refused: %s', (kind) => {
    expect(() => plan(order, kind, { PAD: '1.5' })).toThrow(refused('must be a whole number of EA'));
    expect(plan(order, kind, { PAD: '1.000' })).toBeDefined();
  });

  test('is refused for a refund of returned goods, and for goods that are sold in parts of a unit', () => {
    expect(() => plan(order, 'refund', { PAD: '1.5' }, { restock: true })).toThrow(refused('must be a whole number of EA'));
    expect(() => plan(order, 'cancel', { OIL: '0.25' })).toThrow(refused('must have at most 1 decimals in EA'));
    expect(plan(order, 'cancel', { OIL: '0.5' }).cancelled).toMatchObject([{ quantity: '0.5' }]);
  });

  test('is accepted for an order of a sandbox history', () => {
    expect(plan(ordered(), 'cancel', { PAD: '1.5' }).cancelled).toMatchObject([{ quantity: '1.5' }]);
  });
});

test('goods are put back without money, also if their amount was credited before', () => {
  const order = ordered({ status: 'DELIVERED' }, { shippedQuantity: '4', creditedQuantity: '4' });

  expect(plan(order, 'restock', { PAD: '4' })).toEqual({
    cancelled: [],
    credited: [],
    returned: [{ lineId: 'pads', sku: 'PAD', quantity: '4' }],
  });
  expect(() => plan(order, 'restock', { OIL: '1' })).toThrow(expect.objectContaining({ reason: 'return_too_large' }));
});

test('a pending correction reserves its quantities', () => {
  const quantities = {
    cancelled: [{ lineId: 'oil', sku: 'OIL', quantity: '2' }],
    credited: [],
    returned: [{ lineId: 'pads', sku: 'PAD', quantity: '3' }],
  };
  const request = {
    kind: 'cancel',
    lines: [],
    shipping: false,
    amount: null,
    method: null,
    reference: null,
    reason: null,
    restock: false,
  } as const;
  const order = ordered({ corrections: [{ id: 'c', request, quantities, finishedAt: null }] }, { shippedQuantity: '4' });

  expect(() => plan(order, 'cancel', { OIL: '1' })).toThrow(expect.objectContaining({ reason: 'cancellation_too_large' }));
  expect(() => plan(order, 'restock', { PAD: '1.5' })).toThrow(expect.objectContaining({ reason: 'return_too_large' }));
});

test('a SKU that is named twice is refused', () => {
  const lines = [
    { sku: 'PAD', quantity: '1' },
    { sku: 'PAD', quantity: '1' },
  ];

  expect(() => plan(ordered(), 'cancel', {}, { lines })).toThrow(expect.objectContaining({ code: 'validation_error' }));
});

test('lines are credited also with shipping, and those of a closed order without being canceled', () => {
  const credited = [{ lineId: 'pads', sku: 'PAD', quantity: '1' }];

  expect(plan(ordered(), 'refund', { PAD: '1' }, { shipping: true })).toEqual({ cancelled: credited, credited, returned: [] });
  expect(plan(ordered({ status: 'CANCELLED' }), 'refund', { PAD: '1' })).toEqual({ cancelled: [], credited, returned: [] });
});

test('a line of which more is credited than shipped takes nothing from the others', () => {
  const order = ordered({}, { shippedQuantity: '3', creditedQuantity: '4' });
  const lines = order.lines.map((line) => (line.id === 'box' ? { ...line, shippedQuantity: '3' } : line));

  expect(plan({ ...order, lines }, 'refund', { PAD: '3' }, { restock: true }).credited).toEqual([
    { lineId: 'box', sku: 'PAD', quantity: '3' },
  ]);
});
