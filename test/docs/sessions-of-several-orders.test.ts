import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

/** Code that reads the one order or invoice of a session, its purpose, or the first of its orders. */
const ONE_ORDER =
  /session\??\.(orderId|invoiceId|order_id|invoice_id)\b|\bpurpose\b.*'(ORDER|INVOICE|INVOICES)'|\b(orderId|invoiceId)\b[^}]*\}(: (Pick<)?PaymentSession\b| = session\b)|\borderIds\[0\]|(const|orderIds:) \[orderId\]|find(Paid)?SessionOf(Order|Checkout)\(/;

/** How many such lines a file has, and why they are right for a session that pays the invoices of several orders. */
const LINES: Readonly<Record<string, readonly [number, string]>> = {
  'services/billing/src/adjustments/transactions/close-order.ts': [1, 'an order without an invoice is in no session of invoices'],
  'services/billing/src/gateways/adapters/stripe/stripe-page.ts': [2, 'the name and address of the page have a form for several invoices'],
  'services/billing/src/gateways/domain/payment-session.ts': [1, 'the definition'],
  'services/billing/src/gateways/store/payment-session-rows.ts': [1, 'reads the allocations of several invoices'],
  'services/billing/src/gateways/store/payment-sessions.ts': [6, 'each query names the purpose of the sessions that it finds'],
  'services/billing/src/gateways/wire/to-proto-payment-session.ts': [2, 'has the allocations too'],
  'services/billing/src/invoices/transactions/issue-order-invoices.ts': [1, 'an order without an invoice is in no session of invoices'],
  'services/billing/src/payments/domain/session-allocations.ts': [1, 'reads the allocations too'],
  'services/billing/src/payments/handlers/order-billing.ts': [1, 'a session of several invoices is read by its own ID'],
  'services/billing/src/payments/handlers/pay-invoice.ts': [4, 'cancels the sessions of several invoices'],
  'services/billing/src/payments/handlers/pay-invoices.ts': [1, 'opens sessions of several invoices'],
  'services/billing/src/payments/handlers/reopen-payment.ts': [2, 'an order without an invoice is in no session of invoices'],
  'services/billing/src/payments/transactions/apply-payment.ts': [1, 'applies the payment of an order without an invoice'],
  'services/billing/src/payments/transactions/authorize-prepaid.ts': [2, 'opens sessions of orders'],
  'services/billing/src/payments/transactions/check-invoiced.ts': [2, 'the orders of a session of invoices have been invoiced'],
  'services/billing/src/invoices/store/list-orders-of-session.ts': [1, 'lists the orders of all allocations'],
  'services/billing/src/payments/transactions/record-movement.ts': [
    3,
    'all orders are of one store and so of one time zone, and only a session of one order credits its invoice',
  ],
  'services/billing/src/payments/transactions/settle-payment.ts': [2, 'a differing amount settles nothing, and its refund needs an order'],
  'services/billing/src/refunds/transactions/refund-session.ts': [2, 'a refund of unapplied money needs an order, which the caller names'],
  'services/billing/src/statements/store/account-facts.ts': [2, 'an entry of several invoices names none of them'],
  'services/billing/src/store/order-numbers.ts': [1, 'the number of an order without an invoice'],
  'services/billing/src/sweeps/purges.ts': [1, 'an order without an invoice is in no session of invoices'],
  'services/orders/src/events/on-payments.ts': [6, 'a session of several invoices has no order, except in an event about one order'],
  'services/webhooks/src/wire/event-body.ts': [1, 'has a form for several invoices'],
};

test('no other code assumes that a payment session has one order or one invoice', () => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file));
  const counted = files.map((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return [file, lines.filter((line) => ONE_ORDER.test(line)).length] as const;
  });
  const found = Object.fromEntries(counted.filter(([, count]) => count > 0));

  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual(Object.fromEntries(Object.entries(LINES).map(([file, [count]]) => [file, count])));
});
