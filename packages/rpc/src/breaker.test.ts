import { setTimeout as sleep } from 'node:timers/promises';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import { breakerFor } from './breaker.ts';
import { fromServiceError, toStatus } from './error-codec.ts';

const failedCall = (fields: object): AppError => fromServiceError(Object.assign(new Error('failed'), fields) as ServiceError, 'catalog');
const silent = () => Promise.reject(failedCall({ code: status.DEADLINE_EXCEEDED, details: '', metadata: new Metadata() }));
const opened = async () => {
  const guarded = breakerFor('catalog');
  for (let call = 0; call < 10; call += 1) await guarded(silent).catch(() => undefined);
  return guarded;
};

test('after ten consecutive failures, calls fail at once', async () => {
  const guarded = await opened();
  let calls = 0;

  const refused = guarded(async () => (calls += 1));

  await expect(refused).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });
  expect(calls).toBe(0);
});

test('while one call probes, the others fail at once instead of waiting for it', async () => {
  const guarded = await opened();
  await sleep(1050);
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();

  const probe = guarded(() => answered);

  await expect(guarded(async () => 'let through')).rejects.toMatchObject({ code: 'bad_gateway' });
  answer('back');
  expect(await probe).toBe('back');
  expect(await guarded(async () => 'let through')).toBe('let through');
});

test('errors returned by the service do not open the breaker', async () => {
  const guarded = breakerFor('catalog');
  for (let call = 0; call < 20; call += 1) await guarded(() => Promise.reject(new AppError('not_found', 'no'))).catch(() => undefined);

  expect(await guarded(async () => 'answer')).toBe('answer');
});

test.each([
  ['gateway_timeout', 'downstream_timeout'],
  ['bad_gateway', 'downstream_unavailable'],
  ['service_unavailable', 'ended_sessions_unknown'],
] as const)('a %s that the service reports about another one does not open the breaker', async (code, reason) => {
  const guarded = breakerFor('cart');
  const reported = failedCall(toStatus(new AppError(code, 'The catalog service did not respond.', { reason })));
  for (let call = 0; call < 20; call += 1) await guarded(() => Promise.reject(reported)).catch(() => undefined);

  expect(await guarded(async () => 'answer')).toBe('answer');
});
