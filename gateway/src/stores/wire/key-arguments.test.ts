import { describe, expect, test } from '@jest/globals';
import { asExpiry, asOrigins } from './key-arguments.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

const detailOf = (check: () => unknown): unknown => {
  try {
    return check();
  } catch (error) {
    return (error as { details: readonly { detail: string }[] }).details[0]?.detail;
  }
};

describe('an origin', () => {
  test('is one that browsers send', () => {
    const origins = [
      'https://shop.example',
      'http://localhost:3000',
      'http://127.0.0.1:8080',
      'https://xn--mnchen-3ya.example',
      'http://[::1]:3000',
    ];

    expect(asOrigins('PUBLISHABLE', origins)).toEqual(origins);
  });

  test.each([
    ['https://*.example.com', 'is a pattern'],
    ['https://*', 'is a pattern'],
    ['https://shop.*.example:8443', 'is a pattern'],
    ['https://%2A.example.com', 'is a pattern'],
    ['https://{tenant}.example.com', 'is a pattern'],
    ['https://$HOST', 'is a pattern'],
    ['https://.example.com', 'is a pattern'],
    ['https://shop..example', 'is a pattern'],
    ['https://shop.example/', 'is not an origin; browsers send https://shop.example'],
    ['https://shop.example/de?x=1', 'browsers send https://shop.example'],
    ['https://Shop.example', 'browsers send https://shop.example'],
    ['https://shop.example:443', 'browsers send https://shop.example'],
    ['https://münchen.example', 'browsers send https://xn--mnchen-3ya.example'],
    ['https://ann@shop.example', 'browsers send https://shop.example'],
    ['shop.example', 'is not an origin, such as https://shop.example'],
    ['ftp://shop.example', 'is not an origin, such as https://shop.example'],
    ['*', 'is not an origin'],
    ['null', 'is not an origin'],
    ['', 'is not an origin'],
  ])('%s is refused', (text, detail) => {
    expect(detailOf(() => asOrigins('PUBLISHABLE', [text]))).toContain(detail);
  });

  test('does not belong to a secret key', () => {
    expect(detailOf(() => asOrigins('SECRET', ['https://shop.example']))).toBe('apply to publishable keys only');
    expect(asOrigins('SECRET', [])).toEqual([]);
  });
});

test.each([
  ['2026-11-26T12:00:00Z', 'must be in the future'],
  ['2025-01-01', 'must be in the future'],
  ['2027-02-29', 'must be an ISO-8601 date or time that exists, such as 2026-12-01T00:00:00Z'],
  ['2026-11-26T12:00:01Z', new Date('2026-11-26T12:00:01Z')],
  ['2028-02-29', new Date('2028-03-01T05:00:00Z')],
  ['2026-11-26', new Date('2026-11-27T05:00:00Z')],
])('a key that expires at %s: %s', (text, expected) => {
  expect(detailOf(() => asExpiry(text, NOW, 'America/Jamaica'))).toEqual(expected);
});
