import { expect, test } from '@jest/globals';
import { optionViolations } from './option-violations.ts';
import type { Filter } from './subscription-options.ts';

const fieldsOf = (options: Parameters<typeof optionViolations>[0]) => optionViolations(options).map(({ field }) => field);
const header = (name: string, value = 'x') => ({ name, value });

test('options in their limits have no errors', () => {
  const options = {
    filters: Array.from({ length: 10 }, () => ({ field: 'customer.id', in: ['a', 'a', 0, 1.5, true, null] })).with(1, {
      field: 'x'.repeat(200),
      in: Array.from({ length: 50 }, () => 'x'.repeat(500)),
    }),
    headers: [
      header('Authorization', `Bearer ${'x'.repeat(1_017)}`),
      header('X-Empty', ''),
      header('x-tenant', 'a b'),
      header('Accept'),
      ...['a', 'b', 'c', 'd', 'e', 'x'.repeat(100)].map((name) => header(name)),
    ],
    ordering: 'AGGREGATE',
    signatureScheme: 'v1a',
    maxDeliveriesPerSecond: 1_000,
  };

  expect(optionViolations(options)).toEqual([]);
  expect(optionViolations({})).toEqual([]);
  expect(optionViolations({ filters: [], headers: [], ordering: 'NONE', signatureScheme: 'v1', maxDeliveriesPerSecond: 0 })).toEqual([]);
});

test.each<[string, Filter]>([
  ['filters.0.field', { field: '', in: [1] }],
  ['filters.0.field', { field: 'customer..id', in: [1] }],
  ['filters.0.field', { field: '.status', in: [1] }],
  ['filters.0.field', { field: 'x'.repeat(201), in: [1] }],
  ['filters.0.field', { field: 'a\u0000', in: [1] }],
  ['filters.0.in', { field: 'status', in: [] }],
  ['filters.0.in', { field: 'status', in: Array.from({ length: 51 }, (_, value) => value) }],
  ['filters.0.in', { field: 'status', in: ['x'.repeat(501)] }],
  ['filters.0.in', { field: 'status', in: ['\u0000'] }],
  ['filters.0.in', { field: 'status', in: ['x', {}] as never }],
])('%s of %j is refused', (field, filter) => {
  expect(fieldsOf({ filters: [filter] })).toEqual([field]);
});

test.each([
  'Host',
  'user-agent',
  'TraceParent',
  'Connection',
  'Keep-Alive',
  'Proxy-Authorization',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'Expect',
  'Content-Type',
  'content-anything',
  'Webhook-Id',
  'x-service-signature',
  '',
  'Two words',
  'Colon:',
  'Naïve',
  'x'.repeat(101),
])('the header name %j is refused', (name) => {
  expect(fieldsOf({ headers: [header(name)] })).toEqual([`headers.${name}`]);
});

test.each([' leading', 'trailing ', 'tab\t', 'line\nbreak', 'naïve', '•••', 'x'.repeat(1_025)])(
  'the header value %j is refused',
  (value) => {
    expect(fieldsOf({ headers: [header('Authorization', value)] })).toEqual(['headers.Authorization']);
  },
);

test('a name that differs only in case is repeated', () => {
  expect(fieldsOf({ headers: [header('X-Tenant'), header('x-tenant')] })).toEqual(['headers.x-tenant']);
});

test('too many filters or headers, an unknown ordering or scheme, and too high a rate are refused together', () => {
  const options = {
    filters: Array.from({ length: 11 }, () => ({ field: 'status', in: [1] })),
    headers: Array.from({ length: 11 }, (_, index) => header(`X-${index}`)),
    ordering: 'STORE',
    signatureScheme: 'v2',
    maxDeliveriesPerSecond: 1_001,
  };

  expect(fieldsOf(options)).toEqual(['filters', 'headers', 'ordering', 'signature_scheme', 'max_deliveries_per_second']);
});
