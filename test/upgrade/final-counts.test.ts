import { expect, test } from '@jest/globals';
import { startReport } from '../cluster/report.ts';
import { countDeliveries, countOrders } from './final-counts.ts';
import { Recorder } from './recorder.ts';
import { runPhase } from './scene.ts';

const customer = { id: 'ann', headers: {} };
const ORDER = { customer, isPaid: false, isShipped: false, isCanceled: false };
const ORDERS = [
  { ...ORDER, isPaid: true },
  { ...ORDER, isShipped: true },
  { ...ORDER, isCanceled: true },
];

test('the orders of each customer are counted by what was done with them', () => {
  expect(countOrders(ORDERS, 1)).toBe('3 orders, 1 customers with an order, 1 orders paid online, 1 shipped orders, 1 canceled orders');
});

test.each([
  ['no order', [], 'saw 0 customers with an order, but the check needs at least 1'],
  ['no order that was paid', ORDERS.slice(1), 'saw 0 orders paid online'],
  ['no order that was shipped', ORDERS.filter(({ isShipped }) => !isShipped), 'saw 0 shipped orders'],
  ['no order that was canceled', ORDERS.slice(0, 2), 'saw 0 canceled orders'],
])('an upgrade with %s fails', (_name, orders, message) => {
  expect(() => countOrders(orders, 1)).toThrow(message);
});

test('an upgrade during which a customer ordered nothing fails', () => {
  expect(() => countOrders(ORDERS, 2)).toThrow('saw 1 customers with an order, but the check needs at least 2');
});

const TYPES = ['order.confirmed', 'order.shipped', 'order.cancelled', 'invoice.issued'];

test.each(TYPES)('an upgrade without a delivery of %s fails', (missing) => {
  expect(countDeliveries(TYPES)).toContain('4 deliveries, 1 order.confirmed');
  expect(() => countDeliveries(TYPES.filter((type) => type !== missing))).toThrow(`saw 0 ${missing}`);
});

test.each([
  ['with a request passes', 1, 'ok   upgrade: 0 of 1 requests failed'],
  ['without a request fails', 0, 'saw 0 requests, but the check needs at least 1'],
])('a phase %s', async (_name, requests, printed) => {
  const [output, recorder] = [[] as string[], new Recorder()];
  const report = startReport((text) => void output.push(text));

  await runPhase(report, { recorder }, 'upgrade', async () => {
    for (let sent = 0; sent < requests; sent += 1) recorder.request(1);
  });

  expect(output.join('')).toContain(printed);
  expect(report.passed).toBe(requests > 0);
});
