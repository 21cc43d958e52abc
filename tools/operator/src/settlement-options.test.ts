import { expect, test } from '@jest/globals';
import { type SettlementOptions, settlementOf } from './settlement-options.ts';

test.each<[SettlementOptions, string | undefined, string | undefined]>([
  [{}, 'METHOD_UNSPECIFIED', undefined],
  [{ toCredit: true }, 'CREDIT', undefined],
  [{ byHand: true, reference: 'R-1' }, 'BY_HAND', 'R-1'],
])('money is returned with %j by %s', (options, method, reference) => {
  expect(settlementOf(options)).toEqual({ method, reference });
});

test.each<[SettlementOptions, string]>([
  [{ byHand: true, toCredit: true, reference: 'R-1' }, '--by-hand and --to-credit cannot be combined.'],
  [{ byHand: true }, '--by-hand and --reference require each other.'],
  [{ reference: 'R-1' }, '--by-hand and --reference require each other.'],
])('%j is refused', (options, message) => {
  expect(() => settlementOf(options)).toThrow(message);
});
