import { expect, test } from '@jest/globals';
import { type ApiFailure, StorefrontError } from '@storefront/client';
import { errorText, withNames } from './error-text.ts';

const lines = [
  { sku: 'PIPE', description: 'Pressure pipe' },
  { sku: 'PIPE-4', description: 'Drain pipe' },
  { sku: 'GONE', description: null },
];

const refusal = (failure: Partial<ApiFailure>): StorefrontError =>
  new StorefrontError({
    kind: 'api',
    status: 409,
    code: 'conflict',
    reason: null,
    message: 'Refused.',
    details: [],
    requestId: 'r1',
    retryAfterSeconds: undefined,
    ...failure,
  });

test('SKUs in a message become names, the longest SKU first, and a product without a name keeps its SKU', () => {
  expect(withNames('PIPE-4 and PIPE are sold out, GONE too.', lines)).toBe('Drain pipe and Pressure pipe are sold out, GONE too.');
});

test('an error about prices says which products have none', () => {
  const details = [
    { field: 'lines.0', location: 'body', code: 'price_unavailable', detail: 'PIPE-4 has no price for this customer.' },
  ] as const;
  const error = refusal({ reason: 'price_unavailable', message: 'Some prices are missing.', details });

  expect(errorText(error, lines)).toBe('Some prices are missing. Drain pipe has no price for this customer.');
});

test.each([
  [7, 'in 7 seconds'],
  [1, 'in a moment'],
  [undefined, 'in a moment'],
])('a 429 with Retry-After %s says to try again %s', (retryAfterSeconds, words) => {
  expect(errorText(refusal({ status: 429, code: 'rate_limited', retryAfterSeconds }))).toContain(`Please try again ${words}.`);
});
