import { describe, expect, test } from '@jest/globals';
import { PRODUCT_DEFAULTS, type Product } from '../product.ts';
import { mergeProduct } from './merge-product.ts';

const aProduct = (given: Partial<Product> = {}): Product => ({
  ...PRODUCT_DEFAULTS,
  sku: 'A',
  description: 'Bolt',
  listUnitPrice: '10',
  ...given,
});

describe('a patch', () => {
  test('makes a new product with defaults', () => {
    expect(mergeProduct(undefined, { sku: 'A', description: 'Bolt', listUnitPrice: '10' })).toEqual({
      kind: 'created',
      product: aProduct(),
    });
  });

  test('that says what is stored changes nothing, whatever the order of its keys', () => {
    const priceBreaks = [{ minQuantity: '5', unitPrice: '9' }];
    const stored = aProduct({ priceBreaks: [{ unitPrice: '9', minQuantity: '5' }] });

    expect(mergeProduct(stored, { sku: 'A', priceBreaks })).toEqual({ kind: 'unchanged' });
  });

  test('names what it changes', () => {
    expect(mergeProduct(aProduct(), { sku: 'A', listUnitPrice: '11', hidden: true })).toMatchObject({
      kind: 'updated',
      changed: expect.arrayContaining(['listUnitPrice', 'hidden']),
    });
  });

  test.each<[Partial<Product>, string]>([
    [{ saleEndsAt: '2026-01-01T00:00:00.000Z' }, 'sale_ends_at'],
    [{ saleUnitPrice: '10.01' }, 'sale_unit_price'],
    [{ orderUoms: [{ code: 'EA', label: '', baseQuantity: '2', minOrderQuantity: '1', increment: '1' }] }, 'order_uoms'],
  ])('that contradicts what is stored is refused: %j', (patch, column) => {
    const stored = aProduct({ saleStartsAt: '2026-02-01T00:00:00.000Z' });

    expect(mergeProduct(stored, { sku: 'A', ...patch })).toMatchObject({ kind: 'fault', fault: { column } });
  });

  test('of a product that does not exist must name all that it needs', () => {
    expect(mergeProduct(undefined, { sku: 'A', hidden: true })).toMatchObject({ kind: 'fault', fault: { column: 'description' } });
  });
});
