import { expect, test } from '@jest/globals';
import { ApiError, readResponse } from './api-error.ts';
import { faultText, withNames } from './fault-text.ts';

const lines = [
  { sku: 'PIPE', description: 'Pressure pipe' },
  { sku: 'PIPE-4', description: 'Drain pipe' },
  { sku: 'GONE', description: null },
];

test('SKUs in a message become names, the longest SKU first, and a product without a name keeps its SKU', () => {
  expect(withNames('PIPE-4 and PIPE are sold out, GONE too.', lines)).toBe('Drain pipe and Pressure pipe are sold out, GONE too.');
});

test('an error about prices says which products have none', () => {
  const details = [{ field: 'lines.0', detail: 'PIPE-4 has no price for this customer.' }];
  const fault = new ApiError(409, 'conflict', 'price_unavailable', 'Some prices are missing.', details);
  expect(faultText(fault, lines)).toBe('Some prices are missing. Drain pipe has no price for this customer.');
});

test.each([
  ['7', 'in 7 seconds'],
  ['1', 'in a moment'],
  [undefined, 'in a moment'],
])('a 429 with Retry-After %s says to try again %s', async (after, words) => {
  const answer = Response.json({ error: { code: 'rate_limited' } }, { status: 429, headers: after ? { 'Retry-After': after } : {} });
  await expect(readResponse(answer)).rejects.toThrow(`Please try again ${words}.`);
});
