import { expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { anInvoice } from '../../testing/builders.ts';
import { checkAllocations, payInOrder } from './received-payment.ts';

const due = (id: string, amount: number, given: Partial<ReturnType<typeof anInvoice>> = {}) =>
  anInvoice({ id, customerId: 'c', currency: 'JMD', amountDue: new Decimal(amount), ...given });
const parts = (allocations: ReturnType<typeof payInOrder>) => allocations.map(({ invoiceId, amount }) => [invoiceId, amount.toNumber()]);

test.each([
  [5, [['a', 5]]],
  [10, [['a', 10]]],
  [
    12,
    [
      ['a', 10],
      ['b', 2],
    ],
  ],
  [
    30,
    [
      ['a', 10],
      ['b', 20],
    ],
  ],
  [
    99,
    [
      ['a', 10],
      ['b', 20],
    ],
  ],
])('%d pays what is due first', (amount, expected) => {
  const invoices = [due('a', 10), due('x', 5, { status: 'VOIDED' }), due('b', 20)];

  expect(parts(payInOrder(invoices, new Decimal(amount)))).toEqual(expected);
});

const invoices = new Map(
  [due('a', 10), due('b', 20), due('paid', 0, { status: 'PAID' }), due('usd', 5, { currency: 'USD' })].map((each) => [each.id, each]),
);
const check = (given: readonly (readonly [string, string])[], customerId = 'c') =>
  checkAllocations(
    given.map(([invoiceId, amount]) => ({ invoiceId, amount: new Decimal(amount) })),
    invoices,
    { customerId, currency: 'JMD', amount: new Decimal(25) },
  );

test('allocations that fit are accepted', () => {
  expect(() =>
    check([
      ['a', '10'],
      ['b', '15'],
    ]),
  ).not.toThrow();
});

test.each<[readonly (readonly [string, string])[], string | undefined, object]>([
  [[['a', '10.01']], 'c', { reason: 'amount_exceeds_due' }],
  [
    [
      ['a', '10'],
      ['b', '15.01'],
    ],
    'c',
    { code: 'validation_error' },
  ],
  [
    [
      ['a', '5'],
      ['a', '5'],
    ],
    'c',
    { code: 'validation_error' },
  ],
  [[['unknown', '1']], 'c', { code: 'validation_error' }],
  [[['a', '1']], 'other', { code: 'validation_error' }],
  [[['paid', '1']], 'c', { reason: 'invoice_already_paid' }],
  [[['usd', '1']], 'c', { reason: 'currency_mismatch' }],
])('allocations that do not fit are refused: %#', (given, customerId, expected) => {
  expect(() => check(given, customerId)).toThrow(expect.objectContaining(expected));
});
