import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
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
/**
 * Returns an address that has used up what it may request. Redis may not have counted all of it on a busy machine, where it does not respond in time, so the
 * expectations are repeated with another address.
 */
async function aSpentAddress(limit: RateSubject): Promise<string> {
  const address = anAddress();
  const limiter = rateLimiter(gateway.redis, () => 1, Date.now);
  await Promise.all(Array.from({ length: limit.ratePerClient ?? 0 }, () => limiter.charge(limit, address)));
  return address;
}
const ask = (path: string, address: string, { accept = '*/*', ...init }: { accept?: string; method?: string; body?: string } = {}) =>
  fetch(`${gateway.url}${path}`, { ...init, headers: { accept, 'x-forwarded-for': address } });

test('the sandbox payment page is limited per client address, with a page for browsers and the envelope for programs', async () => {
  await until(async () => {
    const spent = await aSpentAddress(PAGE_LIMIT);

    const page = await ask('/sandbox/payments/x', spent, { accept: 'text/html,*/*' });
    const json = await ask('/sandbox/payments/x', spent, { method: 'POST', body: 'outcome=pay' });

    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await page.text()).toContain('Too many requests. Retry in ');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect([json.status, await json.json()]).toMatchObject([429, { error: { code: 'rate_limited', reason: 'client_rate_limited' } }]);
  });
  expect((await ask('/sandbox/payments/x', anAddress())).status).not.toBe(429);
});

test('payment notifications are limited per client address', async () => {
  const notify = (address: string) => ask('/payments/notifications/sandbox', address, { method: 'POST', body: '{}' });
  await until(async () => {
    const refused = await notify(await aSpentAddress(NOTIFICATION_LIMIT));

    expect([refused.status, await refused.json()]).toMatchObject([429, { error: { reason: 'client_rate_limited' } }]);
  });
  // This gateway has no billing, which would store it, so the payment gateway must send it again.
  expect((await notify(anAddress())).status).toBeGreaterThanOrEqual(500);
});
