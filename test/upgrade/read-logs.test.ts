import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { assertLogsClean, isIncompatibility } from './read-logs.ts';
import { CALLEES_FIRST } from './roll-out.ts';

test.each([
  '{"level":"error","err":{"type":"DatabaseError","message":"column \\"note\\" does not exist"},"msg":"rpc"}',
  '{"level":"error","err":{"message":"column \\"note\\" of relation \\"item\\" does not exist"},"msg":"rpc"}',
  '{"level":"error","err":{"message":"column [redacted] does not exist"},"msg":"rpc"}',
  '{"level":"error","err":{"message":"new row for relation \\"item\\" violates check constraint \\"item_state\\""},"msg":"rpc"}',
  '{"level":"error","err":{"message":"permission denied for table item"},"msg":"rpc"}',
  '{"level":"warn","err":{"type":"TypeError","message":"undefined"},"event_id":"1","tries":1,"msg":"event_failed"}',
  '{"level":"error","event_id":"1","tries":7,"msg":"event_dead_lettered"}',
  '{"level":"fatal","msg":"uncaught_exception"}',
])('%s shows an incompatibility', (line) => {
  expect(isIncompatibility(line)).toBe(true);
});

test.each([
  '{"level":"info","rpc":"/storefront.orders.v1.OrdersService/GetOrder","outcome":"not_found","msg":"rpc"}',
  '{"level":"warn","err":{"type":"PositionChanged","message":"the stored position of the consumer cart has changed"},"msg":"event_failed"}',
])('%s does not', (line) => {
  expect(isIncompatibility(line)).toBe(false);
});

test.each([
  ['of every process', CALLEES_FIRST, '{"level":"info"}', '12 lines, 12 processes'],
  ['that are empty', CALLEES_FIRST, '', 'saw 0 lines'],
  ['of one service', ['orders'], '{"level":"info"}', 'saw 2 processes, but the check needs at least 12'],
])('clean logs %s', async (_name, services, line, expected) => {
  const home = mkdtempSync(join(tmpdir(), 'storefront-logs-'));
  mkdirSync(join(home, 'logs'));
  for (const file of services.flatMap((service) => [`${service}-1.log`, `${service}-2.log`])) writeFileSync(join(home, 'logs', file), line);

  const outcome = await assertLogsClean(home).catch((error: Error) => error.message);

  expect(outcome).toContain(expected);
  rmSync(home, { recursive: true });
});
