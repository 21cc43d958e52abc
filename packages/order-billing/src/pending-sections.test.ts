import { expect, test } from '@jest/globals';
import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { type OrderState, pendingSections } from './pending-sections.ts';

const orderOf = (status: OrderState['status'], ...events: string[]): OrderState => ({
  status,
  timeline: ['placed', ...events].map((event) => ({ event })),
});
const billingOf = (invoice: string | null, session: string | null, amountCredited = '0.00') =>
  ({
    invoices: invoice === null ? [] : [{ status: invoice, total: '115.00', amountCredited }],
    paymentSession: session === null ? null : { status: session },
  }) as unknown as GetOrderBillingResponse__Output;

test.each([
  ['a confirmed order without an invoice', orderOf('CONFIRMED', 'confirmed'), billingOf(null, 'PAID'), ['invoices']],
  ['a shipped order without an invoice', orderOf('SHIPPED', 'confirmed', 'shipped'), billingOf(null, null), ['invoices']],
  ['a confirmed order with its invoice', orderOf('CONFIRMED', 'confirmed'), billingOf('OPEN', null), []],
  ['an unpaid order', orderOf('PENDING_PAYMENT'), billingOf(null, 'PENDING'), []],
  ['a canceled order with an open invoice', orderOf('CANCELLED', 'confirmed', 'cancelled'), billingOf('OPEN', null), ['invoices']],
  ['a canceled order with an open invoice, credited in part', orderOf('CANCELLED'), billingOf('OPEN', null, '15.00'), ['invoices']],
  ['a canceled order whose refunded payment was reversed', orderOf('CANCELLED'), billingOf('OPEN', null, '115.00'), []],
  ['a canceled order without its invoice', orderOf('CANCELLED', 'confirmed', 'cancelled'), billingOf(null, null), ['invoices']],
  ['a canceled order with a voided invoice', orderOf('CANCELLED', 'confirmed', 'cancelled'), billingOf('VOIDED', null), []],
  ['a canceled order with a paid invoice', orderOf('CANCELLED', 'confirmed', 'cancelled'), billingOf('PAID', 'PAID'), []],
  ['a canceled unpaid order with a live session', orderOf('CANCELLED', 'cancelled'), billingOf(null, 'PENDING'), ['payment_session']],
  ['a canceled unpaid order whose payment is being processed', orderOf('CANCELLED', 'cancelled'), billingOf(null, 'PROCESSING'), []],
  ['an expired order', orderOf('EXPIRED', 'expired'), billingOf(null, 'EXPIRED'), []],
])('%s', (_name, order, billing, pending) => {
  expect(pendingSections(order, billing)).toEqual(pending);
});
