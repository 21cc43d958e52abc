import { expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/contract';
import { aFrozenCart } from '../testing/builders.ts';
import { taxChange } from './tax-change.ts';

const STORE = {
  ...NO_STORE,
  currency: 'JMD',
  gctRate: '0.15',
  timeZone: 'America/Jamaica',
  gctRateChange: { from: '2027-01-01', at: '2027-01-01T05:00:00.000Z', rate: '0.2' },
};
const until = (date: string | null) => ({ certificate: 'EX-1', until: date });
const changeAt = (at: string, taxExempt: boolean, exemption: ReturnType<typeof until> | null) =>
  taxChange(aFrozenCart({ taxExempt }), exemption, STORE, new Date(at))?.issues[0]?.code;

test('an order has the rate of the day on which it is placed', () => {
  expect(changeAt('2027-01-01T04:59:59.999Z', false, null)).toBeUndefined();
  expect(changeAt('2027-01-01T05:00:00.000Z', false, null)).toBe('price_expired');
});

test('an order is exempt exactly if its customer is on the day on which it is placed', () => {
  const [lastDay, nextDay] = ['2026-12-30T04:59:59.999Z', '2026-12-30T05:00:00.000Z'];
  expect(changeAt(lastDay, true, until('2026-12-29'))).toBeUndefined();
  expect(changeAt(nextDay, true, until('2026-12-29'))).toBe('price_expired');
  expect(changeAt(nextDay, false, until('2026-12-29'))).toBeUndefined();
  expect(changeAt(nextDay, false, until(null))).toBe('price_expired');
  expect(changeAt(nextDay, true, null)).toBe('price_expired');
});
