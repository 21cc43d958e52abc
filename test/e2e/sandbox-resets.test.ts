import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { ApiResponse } from '../support/http/api.ts';
import { aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** How a developer causes each error of password resets and email verifications in a sandbox. */

const PASSWORD = 'a new correct horse';

const reasonOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? null];
const advance = async ({ server }: TestStore, by: string) =>
  expect((await server.post('/v1/sandbox/clock/advance', { by })).body.data.status).toBe('READY');
const aReset = async ({ server }: TestStore, { email }: Pick<Shopper, 'email'>) =>
  (await server.post('/v1/auth/password-resets', { email })).body.data.reset_token;
const confirmReset = ({ server }: TestStore, reset_token: string) =>
  server.post('/v1/auth/password-resets/confirm', { reset_token, password: PASSWORD });
const aVerification = async ({ api }: Pick<Shopper, 'api'>, email?: string) =>
  (await api.post('/v1/auth/email-verifications', { email })).body.data.verification_token;
const confirmVerification = ({ server }: TestStore, verification_token: string) =>
  server.post('/v1/auth/email-verifications/confirm', { verification_token });

test('a reset expires after an hour of the clock, and a verification after a day', async () => {
  const store = await aStore();
  const shopper = await store.shopper();
  const [early, reset, verification] = [await aReset(store, shopper), await aReset(store, shopper), await aVerification(shopper)];
  expect(reasonOf(await confirmReset(store, early))).toEqual([422, 'reset_token_invalid']);

  await advance(store, '61m');
  expect(reasonOf(await confirmReset(store, reset))).toEqual([422, 'reset_token_invalid']);
  const next = await aReset(store, shopper);
  expect((await confirmReset(store, next)).status).toBe(200);
  expect(reasonOf(await confirmReset(store, next))).toEqual([422, 'reset_token_invalid']);

  await advance(store, '23h');
  expect(reasonOf(await confirmVerification(store, verification))).toEqual([422, 'verification_token_invalid']);
});

test('a verification of an email that was taken meanwhile is refused, once', async () => {
  const store = await aStore();
  const [shopper, other] = [await store.shopper(), await store.shopper()];
  const token = await aVerification(shopper, other.email);

  expect(reasonOf(await confirmVerification(store, token))).toEqual([409, 'email_taken']);
  expect(reasonOf(await confirmVerification(store, token))).toEqual([422, 'verification_token_invalid']);
});

test('the sixth reset or verification within an hour is refused until a reset of the sandbox', async () => {
  const store = await aStore();
  const shopper = await store.shopper();
  const attempts = () => [
    store.server.post('/v1/auth/password-resets', { email: shopper.email }),
    shopper.api.post('/v1/auth/email-verifications', {}),
  ];
  for (let count = 0; count < 5; count += 1) {
    for (const { status } of seen('responses', await Promise.all(attempts()))) expect(status).toBe(201);
  }
  for (const response of seen('responses', await Promise.all(attempts()))) expect(reasonOf(response)).toEqual([429, 'reset_limit_reached']);

  expect((await store.server.post('/v1/sandbox/reset')).status).toBe(204);

  for (const { status } of seen('responses', await Promise.all(attempts()))) expect(status).toBe(201);
});
