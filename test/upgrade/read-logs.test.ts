import { expect, test } from '@jest/globals';
import { isIncompatibility } from './read-logs.ts';

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
