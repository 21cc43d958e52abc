import { expect, test } from '@jest/globals';
import { storedResponse } from './stored-response.ts';

test('the same request gets the stored response', () => {
  expect(storedResponse({ fingerprint: 'f', response: '{"state":"confirmed"}' }, 'f')).toBe('{"state":"confirmed"}');
});

test('another request under the key is refused, also while the first one runs', () => {
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

test('a request that is still running is to be asked for again in a second', () => {
  expect(() => storedResponse({ fingerprint: 'f', response: null }, 'f')).toThrow(
    expect.objectContaining({ code: 'conflict', reason: 'idempotency_key_in_use', retryAfterSeconds: 1 }),
  );
});
