import { expect, test } from '@jest/globals';
import { storedReason } from './promotion-reason.ts';

test.each([
  ['NOT_ELIGIBLE', 'promo_limit_reached', 'promo_limit_reached'],
  ['NOT_ELIGIBLE', null, 'promo_not_eligible'],
  ['NOT_ELIGIBLE', 'promo_expired', 'promo_not_eligible'],
  ['EXPIRED', null, 'promo_expired'],
  ['EXPIRED', 'promo_not_combinable', 'promo_expired'],
  ['APPLIED', null, null],
  ['APPLIED', 'promo_not_combinable', null],
] as const)('a promotion stored as %s with the reason %s has the reason %s', (status, stored, reason) => {
  expect(storedReason(status, stored)).toBe(reason);
});
