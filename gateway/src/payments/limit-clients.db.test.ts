import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RateSubject } from '../access/limits/charge-batch.ts';
import { rateLimiter } from '../access/limits/rate-limiter.ts';
import { type GatewayUnderTest, startGateway } from '../testing/gateway-under-test.ts';
import { NOTIFICATION_LIMIT, PAGE_LIMIT } from './limit-clients.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway({ trustedProxies: ['loopback'] });
});
afterAll(() => gateway.close());

/** An address that no other run of this test has used in the last minute. */
const anAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;
/** Uses up what a client address may request. */
async function spend(limit: RateSubject, address: string): Promise<void> {
  const limiter = rateLimiter(gateway.redis, () => 1, Date.now);
  await Promise.all(Array.from({ length: limit.ratePerClient ?? 0 }, () => limiter.charge(limit, address)));
}
const ask = (path: string, address: string, { accept = '*/*', ...init }: { accept?: string; method?: string; body?: string } = {}) =>
  fetch(`${gateway.url}${path}`, { ...init, headers: { accept, 'x-forwarded-for': address } });

test('the sandbox payment page is limited per client address, with a page for browsers and the envelope for programs', async () => {
  const [spent, other] = [anAddress(), anAddress()];
  await spend(PAGE_LIMIT, spent);

  const page = await ask('/sandbox/payments/x', spent, { accept: 'text/html,*/*' });
  const json = await ask('/sandbox/payments/x', spent, { method: 'POST', body: 'outcome=pay' });

  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await page.text()).toContain('Too many requests. Retry in ');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect([json.status, await json.json()]).toMatchObject([429, { error: { code: 'rate_limited', reason: 'client_rate_limited' } }]);
  expect((await ask('/sandbox/payments/x', other)).status).not.toBe(429);
});

test('payment notifications are limited per client address', async () => {
  const [spent, other] = [anAddress(), anAddress()];
  await spend(NOTIFICATION_LIMIT, spent);

  const refused = await ask('/payments/notifications/sandbox', spent, { method: 'POST', body: '{}' });

  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { reason: 'client_rate_limited' } }]);
  // This gateway has no billing, which would store it, so the payment gateway must send it again.
  expect((await ask('/payments/notifications/sandbox', other, { method: 'POST', body: '{}' })).status).toBeGreaterThanOrEqual(500);
});
