import { expect, test } from '@jest/globals';
import { aFrozenLine, anOrder } from '../testing/builders.ts';
import { STATUSES } from './order-status.ts';
import type { Order } from './order.ts';
import { withPendingShipment } from './ship-order.ts';
import { storeActions } from './store-actions.ts';

const line = (given: object) => ({ ...aFrozenLine({ id: 'pads', sku: 'PAD', quantity: '4' }), shippedQuantity: '0', ...given });
const orderWith = (status: Order['status'], quantities: object = {}): Order => ({ ...anOrder({ lines: [line(quantities)] }), status });
const allShipped = { shippedQuantity: '4' };

test('each status permits the staff what its lines leave open', () => {
  const permitted = STATUSES.map((status) => [status, storeActions(orderWith(status)).join(' ')]);

  expect(Object.fromEntries(permitted)).toEqual({
    PENDING_PAYMENT: 'cancel',
    CONFIRMED: 'ship cancel refund',
    PARTIALLY_SHIPPED: 'ship cancel refund',
    SHIPPED: 'deliver refund',
    DELIVERED: 'refund',
    CANCELLED: '',
    EXPIRED: '',
  });
});

test('shipped goods can be restocked until they are returned, and credited lines are not refunded again', () => {
  expect(storeActions(orderWith('SHIPPED', allShipped))).toEqual(['deliver', 'refund', 'restock']);
  expect(storeActions(orderWith('DELIVERED', { ...allShipped, creditedQuantity: '4', returnedQuantity: '4' }))).toEqual([]);
  expect(storeActions(orderWith('PARTIALLY_SHIPPED', allShipped))).toEqual(['refund', 'restock']);
});

test('an order whose invoice was voided does not ship, and one with a pending shipment is not canceled', () => {
  const parcel = { id: 'one', carrier: null, trackingNumber: null, trackingUrl: null };

  expect(storeActions({ ...orderWith('CONFIRMED'), settlement: 'VOIDED' })).toEqual(['cancel', 'refund']);
  expect(storeActions(withPendingShipment(orderWith('CONFIRMED'), [], parcel))).toEqual(['refund']);
});
