import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { canBecome, isClosed, ORDER_STATUSES, type OrderStatus, requireTransition } from './order-status.ts';

const ALL = Object.keys(ORDER_STATUSES) as OrderStatus[];

const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING_PAYMENT: ['CONFIRMED', 'CANCELLED', 'EXPIRED'],
  CONFIRMED: ['PARTIALLY_SHIPPED', 'SHIPPED', 'CANCELLED'],
  PARTIALLY_SHIPPED: ['PARTIALLY_SHIPPED', 'SHIPPED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  EXPIRED: [],
};

test.each(ALL)('an order that is %s allows its transitions and rejects every other as a conflict', (from) => {
  for (const to of seen('transitions', TRANSITIONS[from], 0)) expect(() => requireTransition(from, to, 'reason')).not.toThrow();
  for (const to of seen(
    'other states',
    ALL.filter((state) => !TRANSITIONS[from].includes(state)),
  )) {
    expect(() => requireTransition(from, to, 'not_allowed')).toThrow(expect.objectContaining({ code: 'conflict', reason: 'not_allowed' }));
  }
});

test('every status is reachable from the two initial ones', () => {
  const reached = new Set<OrderStatus>(['PENDING_PAYMENT', 'CONFIRMED']);
  for (const from of reached) for (const to of ORDER_STATUSES[from].next) reached.add(to);

  expect([...reached].sort()).toEqual([...ALL].sort());
});

test('the cancel action is allowed exactly where CANCELLED is a valid transition', () => {
  for (const status of ALL) expect(ORDER_STATUSES[status].actions.includes('cancel')).toBe(canBecome(status, 'CANCELLED'));
});

test('only canceled and expired orders are closed', () => {
  expect(ALL.filter(isClosed)).toEqual(['CANCELLED', 'EXPIRED']);
});
