import { expect, test } from '@jest/globals';
import { gctRateAt, type StoreRates, withDatedRate } from './dated-rates.ts';

const rates = (changed: Partial<StoreRates> = {}): StoreRates => ({
  gct_rate: '0.15',
  dated_gct_rates: [{ from: '2027-01-01', rate: '0.165' }],
  time_zone: 'America/Jamaica',
  ...changed,
});

test('a dated rate applies from the beginning of its date in the time zone of the store', () => {
  const change = { from: '2027-01-01', at: '2027-01-01T05:00:00.000Z', rate: '0.165' };
  expect(gctRateAt(rates(), new Date('2027-01-01T04:59:59.999Z'))).toEqual({ gctRate: '0.15', gctRateChange: change });
  expect(gctRateAt(rates(), new Date('2027-01-01T05:00:00Z'))).toEqual({ gctRate: '0.165', gctRateChange: null });
});

test('a date on which the rate stays the same is no change', () => {
  const dated = [
    { from: '2027-01-01', rate: '0.15' },
    { from: '2027-02-01', rate: '0.1' },
  ];
  expect(gctRateAt(rates({ dated_gct_rates: dated }), new Date('2026-12-01T00:00:00Z')).gctRateChange).toMatchObject({
    from: '2027-02-01',
  });
  expect(gctRateAt(rates({ dated_gct_rates: dated }), new Date('2027-03-01T00:00:00Z'))).toEqual({ gctRate: '0.1', gctRateChange: null });
});

test('a rate takes effect today unless a date is given, and replaces the rate of its date', () => {
  const now = new Date('2026-12-31T23:00:00Z');
  expect(withDatedRate(rates(), '0.1', undefined, now)).toEqual([{ from: '2026-12-31', rate: '0.1' }, ...rates().dated_gct_rates]);
  expect(withDatedRate(rates(), '0.1', '2027-02-01', now)).toEqual([...rates().dated_gct_rates, { from: '2027-02-01', rate: '0.1' }]);
  const many = (count: number) =>
    rates({ dated_gct_rates: Array.from({ length: count }, (_, year) => ({ from: `${2100 + year}-01-01`, rate: '0.1' })) });
  expect(withDatedRate(many(99), '0.1', undefined, now)).toHaveLength(100);
  expect(() => withDatedRate(many(100), '0.1', undefined, now)).toThrow('a store has at most 100 dated rates');
  expect(withDatedRate(rates(), '0.1', '2027-01-01', now)).toEqual([{ from: '2027-01-01', rate: '0.1' }]);
});

test('a date that is past in the time zone of the store is refused', () => {
  const now = new Date('2027-01-01T04:00:00Z');
  expect(() => withDatedRate(rates(), '0.1', '2026-12-30', now)).toThrow(/2026-12-31/);
  expect(withDatedRate(rates(), '0.1', '2026-12-31', now)).toHaveLength(2);
});
