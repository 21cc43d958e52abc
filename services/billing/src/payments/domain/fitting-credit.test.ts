import { expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { anInvoice } from '../../testing/builders.ts';
import { fittingCredit } from './fitting-credit.ts';

const creditOf = (amount: string, currency = 'JMD') => ({ customerId: 'c', currency, amount: new Decimal(amount) });
const invoice = anInvoice({ currency: 'JMD', total: new Decimal(100), amountPaid: new Decimal(40), amountDue: new Decimal(60) });

test.each([
  ['200', undefined, 60],
  ['25.5', undefined, 25.5],
  ['200', '10', 10],
  ['60', '60', 60],
  ['25.5', '25.5', 25.5],
])('of a credit of %s, asked for %s, %d pays what is due', (credit, requested, expected) => {
  const amount = fittingCredit(creditOf(credit), invoice, requested === undefined ? undefined : new Decimal(requested));

  expect(amount.toNumber()).toBe(expected);
});

test.each([
  [creditOf('0'), invoice, undefined, 'no_unapplied_credit'],
  [undefined, invoice, undefined, 'no_unapplied_credit'],
  [creditOf('10', 'USD'), invoice, undefined, 'no_unapplied_credit'],
  [creditOf('10'), invoice, '10.01', 'amount_exceeds_credit'],
  [creditOf('100'), invoice, '60.01', 'amount_exceeds_due'],
  [creditOf('10'), { ...invoice, status: 'PAID' as const, amountDue: new Decimal(0) }, undefined, 'invoice_already_paid'],
  [undefined, { ...invoice, status: 'VOIDED' as const }, '5', 'invoice_voided'],
])('a credit that does not fit is refused: %#', (credit, given, requested, reason) => {
  expect(() => fittingCredit(credit, given, requested === undefined ? undefined : new Decimal(requested))).toThrow(
    expect.objectContaining({ reason }),
  );
});
