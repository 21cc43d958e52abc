import { expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { agingAt } from './aging.ts';

const bucketOf = (dueOn: string, paymentRail: 'CREDIT_TERMS' | 'CASH_ON_DELIVERY' = 'CREDIT_TERMS') =>
  Object.entries(agingAt([{ amount: new Decimal(7), dueOn, paymentRail }], '2026-05-31'))
    .filter(([, amount]) => !amount.isZero())
    .map(([bucket, amount]) => [bucket, amount.toNumber()]);

test.each([
  ['2026-06-01', 'current'],
  ['2026-05-31', 'current'],
  ['2026-05-30', 'days1To30'],
  ['2026-05-01', 'days1To30'],
  ['2026-04-30', 'days31To60'],
  ['2026-04-01', 'days31To60'],
  ['2026-03-31', 'days61To90'],
  ['2026-03-02', 'days61To90'],
  ['2026-03-01', 'over90'],
])('at the end of 31 May, what was due on %s is in the bucket %s', (dueOn, bucket) => {
  expect(bucketOf(dueOn)).toEqual([[bucket, 7]]);
});

test('cash on delivery is overdue after its grace period', () => {
  expect(bucketOf('2026-05-17', 'CASH_ON_DELIVERY')).toEqual([['current', 7]]);
  expect(bucketOf('2026-05-16', 'CASH_ON_DELIVERY')).toEqual([['days1To30', 7]]);
});

test('the amounts of a bucket are added', () => {
  const open = ['2026-05-01', '2026-05-02', '2026-01-01'].map((dueOn) => ({
    amount: new Decimal('0.1'),
    dueOn,
    paymentRail: 'CREDIT_TERMS' as const,
  }));

  expect(agingAt(open, '2026-05-31')).toMatchObject({ days1To30: new Decimal('0.2'), over90: new Decimal('0.1') });
});
