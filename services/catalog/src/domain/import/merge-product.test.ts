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

const aBreak = (minQuantity: string) => ({ minQuantity, unitPrice: '9' });
const aUnit = (baseQuantity: string) => ({ code: 'BOX', label: 'Box', baseQuantity, minOrderQuantity: '1', increment: '1' });

describe('applying a patch', () => {
  test('a new product gets defaults', () => {
    expect(mergeProduct(undefined, { sku: 'A', description: 'Bolt', listUnitPrice: '10' })).toEqual({
      kind: 'created',
      product: aProduct(),
    });
  });

  test('a patch equal to the stored values changes nothing, regardless of key order', () => {
    const priceBreaks = [{ minQuantity: '5', unitPrice: '9' }];
    const stored = aProduct({ priceBreaks: [{ unitPrice: '9', minQuantity: '5' }] });

    expect(mergeProduct(stored, { sku: 'A', priceBreaks })).toEqual({ kind: 'unchanged' });
  });

  test('the changed fields are listed', () => {
    expect(mergeProduct(aProduct(), { sku: 'A', listUnitPrice: '11', hidden: true })).toMatchObject({
      kind: 'updated',
      changed: expect.arrayContaining(['listUnitPrice', 'hidden']),
    });
  });

  test.each<[Partial<Product>, string]>([
    [{ saleEndsAt: '2026-01-01T00:00:00.000Z' }, 'sale_ends_at'],
    [{ saleUnitPrice: '10.01' }, 'sale_unit_price'],
    [{ orderUoms: [{ code: 'EA', label: '', baseQuantity: '2', minOrderQuantity: '1', increment: '1' }] }, 'order_uoms'],
  ])('a patch that contradicts stored values is refused: %j', (patch, column) => {
    const stored = aProduct({ saleStartsAt: '2026-02-01T00:00:00.000Z' });

    expect(mergeProduct(stored, { sku: 'A', ...patch })).toMatchObject({ kind: 'violation', violation: { column } });
  });

  test.each<[Partial<Product>, string, string]>([
    [{ stockQuantity: '10.5' }, 'stock_quantity', 'must be a whole number because quantity_decimals is 0'],
    [{ stockQuantity: '10.55', quantityDecimals: 1 }, 'stock_quantity', 'must have at most 1 decimal because quantity_decimals is 1'],
    [
      { priceBreaks: [aBreak('5'), aBreak('7.5')] },
      'price_breaks',
      '[1].min_quantity must be a whole number because quantity_decimals is 0',
    ],
    [{ orderUoms: [aUnit('2.5')] }, 'order_uoms', '[0].base_quantity must be a whole number because quantity_decimals is 0'],
  ])('a quantity with more decimals than the product allows is refused: %j', (patch, column, reason) => {
    const violation = { kind: 'violation', violation: { column, reason } };

    expect(mergeProduct(aProduct(), { sku: 'A', ...patch })).toEqual(violation);
    expect(mergeProduct(undefined, { sku: 'A', description: 'Bolt', listUnitPrice: '10', ...patch })).toEqual(violation);
    expect(mergeProduct(aProduct(), { sku: 'A', ...patch, quantityDecimals: 2 })).toMatchObject({ kind: 'updated' });
  });

  test.each<[Partial<Product>, string]>([
    [{ stockQuantity: '10.25' }, 'must be at least 2 because of stock_quantity 10.25'],
    [{ priceBreaks: [aBreak('7.5')] }, 'must be at least 1 because of price_breaks[0].min_quantity 7.5'],
    [{ orderUoms: [aUnit('2.5')] }, 'must be at least 1 because of order_uoms[0].base_quantity 2.5'],
  ])('quantity_decimals cannot be lowered below a stored quantity: %j', (fields, reason) => {
    const stored = aProduct({ quantityDecimals: 3, ...fields });

    expect(mergeProduct(stored, { sku: 'A', quantityDecimals: 0 })).toEqual({
      kind: 'violation',
      violation: { column: 'quantity_decimals', reason },
    });
    expect(mergeProduct(stored, { sku: 'A', quantityDecimals: 2 })).toMatchObject({ kind: 'updated' });
    expect(mergeProduct(stored, { sku: 'A', quantityDecimals: 0, stockQuantity: '10', priceBreaks: [], orderUoms: [] })).toMatchObject({
      kind: 'updated',
    });
  });

  test('a product with a fraction from before it was sold in whole units can still be updated', () => {
    expect(mergeProduct(aProduct({ stockQuantity: '10.5' }), { sku: 'A', stockQuantity: '10.5', hidden: true })).toMatchObject({
      kind: 'updated',
      changed: ['hidden'],
    });
  });

  test.each<[Partial<Product>, string]>([
    [{ saleUnitPrice: '5' }, 'sale_unit_price'],
    [{ compareAtUnitPrice: '20' }, 'compare_at_unit_price'],
    [{ priceBreaks: [{ minQuantity: '10', unitPrice: '9' }] }, 'price_breaks'],
  ])('a product without a list price cannot have %j', (patch, column) => {
    const violation = { column, reason: 'must not be set without a list_unit_price' };

    expect(mergeProduct(aProduct({ listUnitPrice: null }), { sku: 'A', ...patch })).toEqual({ kind: 'violation', violation });
    expect(mergeProduct(aProduct(patch), { sku: 'A', listUnitPrice: null })).toEqual({ kind: 'violation', violation });
    expect(mergeProduct(aProduct(patch), { sku: 'A', listUnitPrice: '10' })).toEqual({ kind: 'unchanged' });
  });

  test('the list price of a new product may be null, but not absent', () => {
    expect(mergeProduct(undefined, { sku: 'A', description: 'Bolt', listUnitPrice: null })).toMatchObject({
      kind: 'created',
      product: { listUnitPrice: null },
    });
    expect(mergeProduct(undefined, { sku: 'A', description: 'Bolt' })).toEqual({
      kind: 'violation',
      violation: { column: 'list_unit_price', reason: 'is missing' },
    });
  });

  test('an absent list price leaves the stored one unchanged, and null clears it', () => {
    expect(mergeProduct(aProduct(), { sku: 'A', description: 'Bolt' })).toEqual({ kind: 'unchanged' });
    expect(mergeProduct(aProduct(), { sku: 'A', listUnitPrice: null })).toMatchObject({ kind: 'updated', changed: ['listUnitPrice'] });
  });

  test('a new product without its required fields is refused', () => {
    expect(mergeProduct(undefined, { sku: 'A', hidden: true })).toMatchObject({ kind: 'violation', violation: { column: 'description' } });
  });
});
