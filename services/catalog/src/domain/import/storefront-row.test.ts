import { describe, expect, test } from '@jest/globals';
import { TIME_FORM } from '@storefront/contract';
import { readStorefrontRow } from './storefront-row.ts';

const read = (given: Readonly<Record<string, unknown>>, currency = 'JMD') =>
  readStorefrontRow({ sku: 'A', description: 'Bolt', list_unit_price: '10', ...given }, { currency, timeZone: 'America/Jamaica' });

const violationOf = (given: Readonly<Record<string, unknown>>, currency?: string) => {
  const row = read(given, currency);
  return 'violations' in row ? row.violations.map(({ column, reason }) => `${column} ${reason}`) : [];
};

describe('a row of the storefront format', () => {
  test('the patch contains only the columns of the row', () => {
    expect(read({ list_unit_price: 10.5, unknown: 1, body: null, hidden: 'TRUE' })).toEqual({
      patch: { sku: 'A', description: 'Bolt', listUnitPrice: '10.5', body: null, hidden: true },
    });
  });

  test('null resets a field to its default', () => {
    expect(read({ list_unit_price: null })).toMatchObject({ patch: { listUnitPrice: null } });
    expect(read({ base_uom: null, low_stock_threshold: null, media: null, tags: null, hidden: null, quantity_decimals: null })).toEqual({
      patch: expect.objectContaining({ baseUom: 'EA', lowStockThreshold: null, media: [], tags: [], hidden: false, quantityDecimals: 0 }),
    });
  });

  test('all violations of a row are reported together', () => {
    expect(
      readStorefrontRow({ sku: ' ', list_unit_price: 'x', sale_starts_at: '2026-02-30' }, { currency: 'JMD', timeZone: 'UTC' }),
    ).toEqual({
      violations: [
        { column: 'sku', reason: 'must not be empty' },
        { column: 'description', reason: 'is missing' },
        { column: 'list_unit_price', reason: 'must be a number' },
        { column: 'sale_starts_at', reason: TIME_FORM },
      ],
    });
  });

  test.each([
    [{ list_unit_price: -1 }, 'list_unit_price must not be negative'],
    [{ list_unit_price: '1.005' }, 'list_unit_price must have at most 2 decimals'],
    [{ list_unit_price: '1.123456789012' }, 'list_unit_price must have at most 2 decimals'],
    [{ list_unit_price: '1e14' }, "list_unit_price must not exceed 2^53 of the currency's smallest unit"],
    [{ list_unit_price: Number.NaN }, 'list_unit_price must be a number'],
    [{ list_unit_price: true }, 'list_unit_price must be a number'],
    [{ effective_gct_rate: 15 }, 'effective_gct_rate must be a fraction from 0 to 1: 0.15 is 15%'],
    [{ quantity_decimals: 4 }, 'quantity_decimals must be 0 to 3'],
    [{ stock_quantity: '1.2345' }, 'stock_quantity must have at most 3 decimals'],
    [{ hidden: 'perhaps' }, 'hidden must be true or false'],
    [{ hidden: { toString: 1 } }, 'hidden must be true or false'],
    [{ hidden: 'toString' }, 'hidden must be true or false'],
    [{ stock_quantity: '1'.repeat(65) }, 'stock_quantity must be a number'],
    [{ sale_starts_at: 'tomorrow' }, `sale_starts_at ${TIME_FORM}`],
    [{ categories: ['Brake Pads'] }, 'categories [0] must be a path of slugs such as brakes/pads'],
    [{ categories: 'brakes' }, 'categories must be JSON'],
    [{ tags: [{ group: 'brand', slug: 'Not A Slug' }] }, 'tags [0] slug must be lowercase letters, digits and hyphens'],
    [{ order_uoms: [{ code: 'BOX', base_quantity: 0 }] }, 'order_uoms [0] base_quantity must be greater than 0'],
    [
      {
        order_uoms: [
          { code: 'B', base_quantity: 1 },
          { code: 'B', base_quantity: 2 },
        ],
      },
      'order_uoms [1] repeats B',
    ],
    [{ price_breaks: [{ min_quantity: 10 }] }, 'price_breaks [0] unit_price must be a number'],
    [{ media: [{ kind: 'IMAGE', large_url: 'javascript:alert(1)' }] }, 'media [0] large_url must be an absolute http or https URL'],
    [{ media: [{ kind: 'VIDEO' }] }, 'media [0] embed_url is missing'],
    [{ specs: { groups: [{ label: 'x', rows: [{ value: '1' }] }] } }, 'specs [0] [0] label must be text'],
    [{ sku: 'a\nb' }, 'sku must not contain control characters'],
    [{ sku: '..' }, 'sku must not be "." or ".."'],
    [{ description: 'a\0b' }, 'description must not contain U+0000 or unpaired surrogates'],
    [{ body: '\ud800' }, 'body must not contain U+0000 or unpaired surrogates'],
  ])('%j is refused', (given, violation) => {
    expect(violationOf(given)).toEqual([violation]);
  });

  test('a price may have as many decimals as the currency', () => {
    expect(violationOf({ list_unit_price: '10.5' }, 'JPY')).toEqual(['list_unit_price must have at most 0 decimals']);
    expect(violationOf({ list_unit_price: '10.005' }, 'KWD')).toEqual([]);
  });

  test('SKU and name may be any text', () => {
    expect(read({ sku: ' a/b 5%  ', description: 'مطرقة 🔨' })).toMatchObject({ patch: { sku: 'a/b 5%', description: 'مطرقة 🔨' } });
  });

  test('nested values may be JSON text, times may lack an offset, and numbers may use an exponent', () => {
    expect(
      read({
        list_unit_price: '1e2',
        categories: '["a/b","a/b"]',
        sale_starts_at: '2026-12-01 08:00',
        sale_ends_at: '2026-12-01T08:00:00+02:00',
      }),
    ).toMatchObject({
      patch: {
        listUnitPrice: '100',
        categories: ['a/b'],
        saleStartsAt: '2026-12-01T08:00:00.000Z',
        saleEndsAt: '2026-12-01T06:00:00.000Z',
      },
    });
  });
});
