import { expect, test } from '@jest/globals';
import type { Schemas } from '@storefront/client';
import { requestLine } from './request-text.ts';

const REQUEST = {
  request_id: 'id',
  started_at: '2026-11-21T08:16:00.000Z',
  operation: 'addCartLine',
  method: 'POST',
  path: '/v1/carts/{cart_id}/lines',
  status: 200,
  error_code: null,
  error_reason: null,
  sandbox_fault: null,
  warning: null,
  duration_ms: 12.5,
  cache: null,
  services: [],
} satisfies Schemas['RequestRow'];

test('a line names what was ignored', () => {
  const lineOf = (warning: string | null) => requestLine({ ...REQUEST, warning }, (time) => time.replace('T', ' ').slice(0, 19));
  const line = '08:16:00  200      12.5 ms  POST    /v1/carts/{cart_id}/lines  id';

  expect(lineOf(null)).toBe(line);
  expect(lineOf('unknown_parameter;name="limt", unknown_field;name="lines[].uom"')).toBe(`${line}  (ignored: limt, lines[].uom)`);
});
