import { expect, test } from '@jest/globals';
import { sharesBetween } from './calls-per-pod.ts';
import { assertDelivered } from './effects.ts';
import { startReport } from './report.ts';
import type { LoadResult } from './start-load.ts';
import { describeLoad } from './under-load.ts';

const LOAD: LoadResult = { requests: 100, failures: [], incomplete: 0, orders: ['order-1'], p99Ms: 12 };
const FAILURES = Array.from({ length: 95 }, () => ({ sentAt: 0, message: 'GET /v1/me: 503' }));

test.each([
  ['without responses', { requests: 0 }, 'saw 0 responses, but the check needs at least 10'],
  ['whose failures leave too few responses', { failures: FAILURES }, 'saw 5 responses'],
  ['without orders', { orders: [] }, 'saw 0 orders, but the check needs at least 1'],
])('a load %s fails', (_name, given, message) => {
  expect(describeLoad(LOAD, [])).toBe('0 of 100 requests failed, 0 incomplete, 1 orders, p99 12 ms');
  expect(() => describeLoad({ ...LOAD, ...given }, [])).toThrow(message);
});

test('a report without a check has not passed', async () => {
  const report = startReport(() => undefined);
  expect(report.passed).toBe(false);
  await report.check('install', async () => undefined);
  expect(report.passed).toBe(true);
  await report.check('doctor', () => Promise.reject(new Error('broken')));
  expect(report.passed).toBe(false);
});

test('deliveries of too few orders are not checked', async () => {
  const receiver = { confirmedOrders: async () => new Set(['order-1']) };

  expect(await assertDelivered(receiver, ['order-1'], 1)).toBe('1 orders');
  await expect(assertDelivered(receiver, [], 0)).rejects.toThrow('saw 0 orders');
  await expect(assertDelivered(receiver, ['order-1'], 2)).rejects.toThrow('saw 1 orders, but the check needs at least 2');
});

test('pods without calls have no share of them', () => {
  expect(sharesBetween(new Map(), new Map())).toEqual([]);
  expect(sharesBetween(new Map(), new Map([['gateway-1', 0]]))).toEqual([0]);
});
