import { expect, test } from '@jest/globals';
import { AppError, type ErrorCode } from '@storefront/errors';
import { isRefusal } from './is-refusal.ts';

test.each<[ErrorCode, boolean]>([
  ['conflict', true],
  ['forbidden', true],
  ['not_found', true],
  ['validation_error', true],
  ['unauthorized', true],
  ['bad_gateway', false],
  ['gateway_timeout', false],
  ['service_unavailable', false],
  ['internal_error', false],
])('%s is a refusal: %s', (code, refusal) => {
  expect(isRefusal(new AppError(code, 'x'))).toBe(refusal);
});

test('an error that is not an AppError is not a refusal', () => {
  expect(isRefusal(new Error('x'))).toBe(false);
});
