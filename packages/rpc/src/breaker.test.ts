import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import { breakerFor } from './breaker.ts';

const silent = () => Promise.reject(new AppError('gateway_timeout', 'late', { reason: 'downstream_timeout' }));
const opened = async () => {
  const guarded = breakerFor('catalog');
  for (let call = 0; call < 10; call += 1) await guarded(silent).catch(() => undefined);
  return guarded;
};

test('after ten silences in a row calls fail at once', async () => {
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

test('what a service says is no silence: its refusals open nothing', async () => {
  const guarded = breakerFor('catalog');
  for (let call = 0; call < 20; call += 1) await guarded(() => Promise.reject(new AppError('not_found', 'no'))).catch(() => undefined);

  expect(await guarded(async () => 'answer')).toBe('answer');
});
