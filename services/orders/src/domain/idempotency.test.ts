import { expect, test } from '@jest/globals';
import { storedResponse } from './idempotency.ts';

test('the same request gets the stored response', () => {
  expect(storedResponse({ fingerprint: 'a', response: '{"state":"confirmed"}' }, 'a')).toBe('{"state":"confirmed"}');
});

test('another request under the key is a validation error, running or not', () => {
  const reused = expect.objectContaining({ code: 'validation_error', reason: 'idempotency_key_reused' });

  expect(() => storedResponse({ fingerprint: 'a', response: '{}' }, 'b')).toThrow(reused);
  expect(() => storedResponse({ fingerprint: 'a', response: null }, 'b')).toThrow(reused);
});

test('a request that still runs is a conflict to be tried again in a second', () => {
  expect(() => storedResponse({ fingerprint: 'a', response: null }, 'a')).toThrow(
    expect.objectContaining({ code: 'conflict', reason: 'idempotency_key_in_use', retryAfterSeconds: 1 }),
  );
});
