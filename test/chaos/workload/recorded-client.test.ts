import { expect, test } from '@jest/globals';
import { isFinal } from './recorded-client.ts';

const refused = (reason: string | null) => ({ error: { reason } });

test.each([
  ['a success', 200, false, {}],
  ['a refusal', 422, false, refused(null)],
  ['a conflict that stays', 409, false, refused('order_not_cancellable')],
])('%s is final', (_what, status, retryAfter, response) => {
  expect(isFinal({ status, retryAfter, response })).toBe(true);
});

test.each([
  ['no response', null, false, 'fetch failed'],
  ['an unavailable service', 502, false, refused('downstream_unavailable')],
  ['a limit', 429, true, refused(null)],
  ['a conflict with Retry-After', 409, true, refused('idempotency_key_in_use')],
  ['a checkout that wrote nothing', 409, false, refused('checkout_cancelled')],
])('after %s the request is repeated', (_what, status, retryAfter, response) => {
  expect(isFinal({ status, retryAfter, response })).toBe(false);
});
