import { expect, test } from '@jest/globals';
import { canBecome, isClosed, ORDER_STATUSES, type OrderStatus, requireStep } from './order-status.ts';

const ALL = Object.keys(ORDER_STATUSES) as OrderStatus[];

const EXITS: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING_PAYMENT: ['CONFIRMED', 'CANCELLED', 'EXPIRED'],
  CONFIRMED: ['PARTIALLY_SHIPPED', 'SHIPPED', 'CANCELLED'],
  PARTIALLY_SHIPPED: ['PARTIALLY_SHIPPED', 'SHIPPED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  EXPIRED: [],
};

test.each(ALL)('an order that is %s takes its exits, and every other is refused as a conflict', (from) => {
  for (const to of EXITS[from]) expect(() => requireStep(from, to, 'reason')).not.toThrow();
  for (const to of ALL.filter((state) => !EXITS[from].includes(state))) {
    expect(() => requireStep(from, to, 'not_allowed')).toThrow(expect.objectContaining({ code: 'conflict', reason: 'not_allowed' }));
  }
});

test('every state can be reached from the two in which an order is placed', () => {
  const reached = new Set<OrderStatus>(['PENDING_PAYMENT', 'CONFIRMED']);
  for (const from of reached) for (const to of ORDER_STATUSES[from].next) reached.add(to);

  expect([...reached].sort()).toEqual([...ALL].sort());
});

test('a shopper may cancel exactly where the table lets an order be cancelled', () => {
  for (const status of ALL) expect(ORDER_STATUSES[status].actions.includes('cancel')).toBe(canBecome(status, 'CANCELLED'));
});

test('only cancelled and expired orders have left the books', () => {
  expect(ALL.filter(isClosed)).toEqual(['CANCELLED', 'EXPIRED']);
});
