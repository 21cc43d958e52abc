import { expect, test } from '@jest/globals';
import { AppError, conflict, unauthorized } from '@storefront/errors';
import { responseOf } from '../../testing/response-of.ts';
import type { Middleware } from '../context/request-context.ts';

const failing =
  (error: unknown): Middleware =>
  () => {
    throw error;
  };

test('Retry-After is in whole seconds, at least 1', async () => {
  const running = conflict('idempotency_key_running', 'Still running.', { retryAfterSeconds: 0.2 });

  const { status, headers, body } = await responseOf([failing(running)], { 'x-request-id': 'r-1' });

  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([409, '1', 'no-store']);
  expect(body.error).toMatchObject({ code: 'conflict', reason: 'idempotency_key_running', request_id: 'r-1' });
  expect(headers.get('x-service-mode')).toBe('live');
});

test('an unexpected error, or a rejected service credential, is a 500 with fixed text', async () => {
  for (const thrown of [new TypeError('secret of the inside'), 'text', unauthorized('secret of the inside', 'service_credential')]) {
    const { status, body } = await responseOf([failing(thrown)], {});

    expect([status, body.error.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(body)).not.toContain('inside');
  }
});

test('a service that times out is a 504', async () => {
  expect((await responseOf([failing(new AppError('gateway_timeout', 'late'))], {})).status).toBe(504);
});
