import { expect, test } from '@jest/globals';
import { AppError, conflict, unauthorized } from '@storefront/errors';
import { answerOf } from '../testing/answer-of.ts';
import type { Middleware } from './exchange.ts';

const failing =
  (error: unknown): Middleware =>
  () => {
    throw error;
  };

test('an error says when to come again in whole seconds, one at least', async () => {
  const running = conflict('idempotency_key_running', 'Still running.', { retryAfterSeconds: 0.2 });

  const { status, headers, body } = await answerOf([failing(running)], { 'x-request-id': 'r-1' });

  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([409, '1', 'no-store']);
  expect(body.error).toMatchObject({ code: 'conflict', reason: 'idempotency_key_running', request_id: 'r-1' });
  expect(headers.get('x-service-mode')).toBe('live');
});

test('what is no error of ours, or a credential between our own processes, is a 500 with fixed text', async () => {
  for (const thrown of [new TypeError('secret of the inside'), 'text', unauthorized('secret of the inside', 'service_credential')]) {
    const { status, body } = await answerOf([failing(thrown)], {});

    expect([status, body.error.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(body)).not.toContain('inside');
  }
});

test('a service that is late is a 504', async () => {
  expect((await answerOf([failing(new AppError('gateway_timeout', 'late'))], {})).status).toBe(504);
});
