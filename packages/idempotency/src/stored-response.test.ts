import { expect, test } from '@jest/globals';
import { storedResponse } from './stored-response.ts';

test('a repeated request gets the stored response', () => {
  expect(storedResponse({ fingerprint: 'f', response: '{"state":"confirmed"}' }, 'f')).toBe('{"state":"confirmed"}');
});

test('a different request with the same key is refused, even while the first one is in progress', () => {
  for (const response of ['{}', null]) {
    expect(() => storedResponse({ fingerprint: 'f', response }, 'other')).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        reason: 'idempotency_key_reused',
        details: [expect.objectContaining({ field: 'Idempotency-Key', location: 'header' })],
      }),
    );
  }
});

test('while the first request is in progress, a repeated one gets Retry-After: 1', () => {
  expect(() => storedResponse({ fingerprint: 'f', response: null }, 'f')).toThrow(
    expect.objectContaining({ code: 'conflict', reason: 'idempotency_key_in_use', retryAfterSeconds: 1 }),
  );
});
