import { expect, test } from '@jest/globals';
import { quoteTax } from './quote-tax.ts';

const KINGSTON = { timeZone: 'America/Jamaica', gctRateChange: null };
const RATE_CHANGE = { from: '2027-01-01', at: '2027-01-01T05:00:00.000Z', rate: '0.2' };
const taxAt = (until: string | null, at: string, store = {}) => {
  const { isExempt, changesAt } = quoteTax({ until }, { ...KINGSTON, ...store }, new Date(at));
  return [isExempt, changesAt?.toISOString()];
};

test('an exemption applies to the end of its last date in the time zone of the store', () => {
  expect(taxAt('2026-12-31', '2027-01-01T04:59:59.999Z')).toEqual([true, '2027-01-01T05:00:00.000Z']);
  expect(taxAt('2026-12-31', '2027-01-01T05:00:00.000Z')).toEqual([false, undefined]);
  expect(taxAt(null, '2027-01-01T05:00:00.000Z')).toEqual([true, undefined]);
});

test('quotes also end where the rate of the store changes', () => {
  const change = { gctRateChange: RATE_CHANGE };
  expect(taxAt('2027-06-30', '2026-12-01T00:00:00Z', change)).toEqual([true, RATE_CHANGE.at]);
  expect(taxAt('2026-12-15', '2026-12-01T00:00:00Z', change)).toEqual([true, '2026-12-16T05:00:00.000Z']);
  expect(quoteTax(null, { ...KINGSTON, ...change }, new Date('2026-12-01T00:00:00Z'))).toEqual({
    isExempt: false,
    changesAt: new Date(RATE_CHANGE.at),
  });
});
