import { expect, test } from '@jest/globals';
import { type Decimal, decimal } from '@storefront/money';
import { recordOf } from './record.ts';

interface Payment {
  readonly id: string;
  readonly amountPaid: Decimal;
  readonly tip: Decimal | null;
  readonly line1: string | null;
  readonly paidAt: Date;
  readonly details: { readonly pages: number } | null;
}

const PAYMENT = recordOf<Payment>()({
  id: 'plain',
  amountPaid: 'decimal',
  tip: 'decimal',
  line1: 'plain',
  paidAt: 'plain',
  details: 'json',
});

const paidAt = new Date('2026-11-22T10:00:00.000Z');
const payment: Payment = { id: 'p1', amountPaid: decimal('12.50'), tip: null, line1: '1 Hill Rd', paidAt, details: { pages: 2 } };

test('the columns of a record are its fields in snake case', () => {
  expect(PAYMENT.columns).toEqual(['id', 'amount_paid', 'tip', 'line1', 'paid_at', 'details']);
});

test('a written record has decimals and JSON as text, and keeps null', () => {
  const row = { id: 'p1', amount_paid: '12.5', tip: null, line1: '1 Hill Rd', paid_at: paidAt, details: '{"pages":2}' };
  expect(PAYMENT.write(payment)).toEqual(row);
  expect(PAYMENT.write({ ...payment, details: null })).toEqual({ ...row, details: null });
});

test('a record is read from its columns alone', () => {
  const row = { id: 'p1', amount_paid: '12.50', tip: null, line1: '1 Hill Rd', paid_at: paidAt, details: { pages: 2 }, tenant_id: 't1' };
  expect(PAYMENT.read(row)).toEqual(payment);
});
