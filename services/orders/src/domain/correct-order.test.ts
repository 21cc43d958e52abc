import { describe, expect, test } from '@jest/globals';
import { aFrozenLine, anOrder } from '../testing/builders.ts';
import { cancelledWith, correctedOrder, creditedLines, withoutCorrection, withPendingCorrection } from './correct-order.ts';
import type { CorrectionRequest } from './correction.ts';
import { allowedActions, type Order } from './order.ts';
import { withPendingShipment, withShipmentSent } from './ship-order.ts';

const AT = '2026-11-26T09:00:00.000Z';

/** An order of 4 PAD and 2 OIL. */
const ordered = (): Order =>
  anOrder({
    paymentStatus: 'PAID',
    lines: [aFrozenLine({ id: 'pads', sku: 'PAD', quantity: '4' }), aFrozenLine({ id: 'oil', sku: 'OIL', quantity: '2' })],
  });

const requestOf = (kind: CorrectionRequest['kind'], lines: Record<string, string> = {}, restock = false): CorrectionRequest => ({
  kind,
  lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
  shipping: false,
  amount: null,
  method: null,
  reference: null,
  reason: kind === 'settle' ? null : 'out of stock',
  restock,
});
const pending = (order: Order, ...request: Parameters<typeof requestOf>): Order =>
  withPendingCorrection(order, { id: 'one', request: requestOf(...request) });
const correct = (order: Order, ...request: Parameters<typeof requestOf>): Order => correctedOrder(pending(order, ...request), 'one', AT);
const ship = (order: Order, line: string, quantity: string): Order => {
  const parcel = { id: `${line}-${quantity}`, carrier: null, trackingNumber: null, trackingUrl: null };
  return withShipmentSent(withPendingShipment(order, [{ line, quantity }], parcel), parcel.id, AT);
};
const quantitiesOf = ({ lines }: Order) =>
  lines.map((line) => [line.shippedQuantity, line.cancelledQuantity, line.creditedQuantity, line.returnedQuantity].join(' '));
const eventsOf = ({ timeline }: Order) => timeline.slice(2).map(({ event, actor }) => `${event} ${actor}`);

describe('a pending correction', () => {
  test('keeps what it cancels from being shipped and the order from being canceled, until it is removed', () => {
    const order = pending(ordered(), 'cancel', { OIL: '2' });
    const parcel = { id: 'p', carrier: null, trackingNumber: null, trackingUrl: null };

    expect(allowedActions(order)).toEqual([]);
    expect(withPendingShipment(order, [], parcel).shipments).toMatchObject([{ lines: [{ lineId: 'pads', quantity: '4' }] }]);
    expect(withPendingShipment(withoutCorrection(order, 'one'), [], parcel).shipments).toMatchObject([{ lines: [{}, { quantity: '2' }] }]);
  });

  test('names each line that it credits once, and what was not credited of it before', () => {
    const shipped = ship(ordered(), 'pads', '3');
    const order = pending({ ...shipped, lines: shipped.lines.map((line) => ({ ...line, creditedQuantity: '0.5' })) }, 'refund', {
      PAD: '2',
    });
    const [correction] = order.corrections;

    expect(correction?.quantities.credited).toMatchObject([{ quantity: '1' }, { quantity: '1' }]);
    expect(correction && creditedLines(order, correction)).toEqual([{ sku: 'PAD', quantity: '2', position: 0, uncredited: '3.5' }]);
  });

  test('is finished once', () => {
    const order = correct(ordered(), 'cancel', { OIL: '2' });

    expect(quantitiesOf(order)).toEqual(['0 0 0 0', '0 2 2 0']);
    expect(correctedOrder(order, 'one', AT)).toBe(order);
  });
});

describe('the status of a corrected order', () => {
  test('stays while something is left to ship, and is SHIPPED when the rest of a shipped order is canceled', () => {
    const first = correct(ordered(), 'cancel', { PAD: '1' });
    const shipped = ship(first, 'pads', '3');
    const second = correct(shipped, 'refund', { OIL: '2' });

    expect([first.status, shipped.status, second.status]).toEqual(['CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED']);
    expect(quantitiesOf(second)).toEqual(['3 1 1 0', '0 2 2 0']);
    expect(eventsOf(second)).toEqual([
      'partially_cancelled store',
      'partially_shipped store',
      'partially_cancelled store',
      'shipped store',
    ]);
  });

  test('is SHIPPED after the shipment of what was not canceled', () => {
    expect(ship(correct(ordered(), 'cancel', { OIL: '2' }), 'pads', '4').status).toBe('SHIPPED');
  });

  test('is CANCELLED when everything is credited before anything ships', () => {
    const order = correct(ordered(), 'settle');

    expect(order).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUND_PENDING',
      cancellation: { reason: 'Credited in full', reasonCode: 'OTHER', actor: 'system', cancelledAt: AT },
    });
    expect(eventsOf(order)).toEqual(['cancelled system', 'refund_pending system']);
    expect(quantitiesOf(correct(ordered(), 'refund'))).toEqual(['0 4 4 0', '0 2 2 0']);
  });

  test('does not follow a correction while another one or a shipment is pending', () => {
    const both = withPendingCorrection(pending(ordered(), 'cancel', { PAD: '4' }), {
      id: 'two',
      request: requestOf('cancel', { OIL: '2' }),
    });
    const one = correctedOrder(both, 'one', AT);
    const idsOf = (order: Order) => order.corrections.map(({ id }) => id);

    expect(correctedOrder(both, 'two', AT).corrections).toMatchObject([{ finishedAt: null }, { finishedAt: AT }]);
    expect([idsOf(withoutCorrection(both, 'two')), idsOf(withoutCorrection(one, 'one'))]).toEqual([['one'], ['one', 'two']]);
    expect(one.status).toBe('CONFIRMED');
    expect(correctedOrder(one, 'two', AT).status).toBe('CANCELLED');
  });
});

describe('a cancellation of the last quantity', () => {
  test('of an order of which nothing was shipped cancels the order, and is finished without quantities', () => {
    const order = correct(ordered(), 'cancel', { PAD: '4' });
    const last = withPendingCorrection(order, { id: 'two', request: requestOf('cancel', { OIL: '2' }) });

    expect(cancelledWith(last, 'two', AT)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'out of stock', actor: 'store' },
      corrections: [{ id: 'one' }, { id: 'two', quantities: { cancelled: [] }, finishedAt: AT }],
    });
  });

  test.each([
    ['is not the last', pending(ordered(), 'cancel', { OIL: '2' })],
    ['is a refund', pending(ordered(), 'refund')],
    ['is of a shipped order', pending(ship(ordered(), 'PAD', '4'), 'cancel', { OIL: '2' })],
  ])('that %s corrects the lines', (_case, order) => {
    expect(cancelledWith(order, 'one', AT)).toBeUndefined();
  });

  test('beside another correction that is pending corrects the lines', () => {
    const order = withPendingCorrection(pending(ordered(), 'cancel', { PAD: '4' }), {
      id: 'two',
      request: requestOf('cancel', { OIL: '2' }),
    });

    expect(cancelledWith(order, 'two', AT)).toBeUndefined();
  });
});

test('returned goods of a delivered order are recorded, and its status stays', () => {
  const order = correct({ ...ship(ship(ordered(), 'PAD', '4'), 'OIL', '2'), status: 'DELIVERED' }, 'restock', { PAD: '3' });

  expect(order.status).toBe('DELIVERED');
  expect(quantitiesOf(order)).toEqual(['4 0 0 3', '2 0 0 0']);
  expect(eventsOf(order).at(-1)).toBe('restocked store');
});
