import { describe, expect, test } from '@jest/globals';
import { type ProductTexts, renderProduct, type ShownProduct } from './products.ts';

const aProduct = (changed: Partial<ShownProduct> = {}): ShownProduct => ({
  sku: 'BOLT-M8',
  description: 'Hex bolt M8',
  shortDescription: 'Zinc plated',
  badges: ['ON_SALE'],
  currency: 'JMD',
  unitPrice: '90.00',
  listUnitPrice: '120.00',
  compareAtUnitPrice: '120.00',
  discountPercent: 25,
  priceSource: 'SALE',
  priceBreaks: [{ minQuantity: '10', unitPrice: '85.50' }],
  effectiveGctRate: '0.15',
  gctAmount: '13.50',
  unitPriceInclGct: '103.50',
  baseUom: 'EA',
  orderUoms: [{ code: 'BOX', label: 'Box of 50', baseQuantity: '50', minOrderQuantity: '1', increment: '1' }],
  availability: 'LOW',
  cover: null,
  media: [],
  categoryIds: ['c1'],
  tags: ['steel'],
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  ...changed,
});

const TEXTS: ProductTexts = { body: '# Bolt', specs: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] };

describe('a product', () => {
  test('has every field of the contract in order', () => {
    expect(Object.keys(renderProduct(aProduct(), TEXTS))).toEqual([
      'sku',
      'description',
      'short_description',
      'body',
      'specs',
      'badges',
      'currency',
      'unit_price',
      'list_unit_price',
      'compare_at_unit_price',
      'discount_percent',
      'price_source',
      'price_breaks',
      'tax_included',
      'effective_gct_rate',
      'gct_amount',
      'unit_price_incl_gct',
      'base_uom',
      'order_uoms',
      'availability',
      'cover',
      'media',
      'category_ids',
      'tags',
      'updated_at',
    ]);
  });

  test('has money, rates, and quantities as JSON numbers', () => {
    const shown = renderProduct(aProduct());

    expect(shown).toMatchObject({
      unit_price: 90,
      list_unit_price: 120,
      effective_gct_rate: 0.15,
      gct_amount: 13.5,
    });
    expect(shown.price_breaks).toEqual([{ min_quantity: 10, unit_price: 85.5 }]);
    expect(shown.order_uoms[0]).toMatchObject({
      base_quantity: 50,
      min_order_quantity: 1,
      increment: 1,
    });
  });

  test('whose contract price is unknown has a null price, never the list price', () => {
    const shown = renderProduct(aProduct({ unitPrice: null, gctAmount: null, unitPriceInclGct: null, priceSource: null }));

    expect(shown).toMatchObject({ unit_price: null, gct_amount: null, unit_price_incl_gct: null, price_source: null });
    expect(shown.list_unit_price).toBe(120);
  });

  test('has its texts in the detail but not in lists', () => {
    const page = JSON.parse(JSON.stringify(renderProduct(aProduct(), TEXTS)));
    const { body, specs, ...rest } = page;

    expect([body, specs]).toEqual(['# Bolt', { groups: TEXTS.specs }]);
    expect(JSON.parse(JSON.stringify(renderProduct(aProduct())))).toEqual(rest);
  });

  test('has media with null for the fields of the other kind', () => {
    const image = {
      kind: 'IMAGE',
      thumbUrl: 'https://t',
      largeUrl: 'https://l',
      position: 0,
      width: 800,
      height: 600,
    };

    expect(renderProduct(aProduct({ cover: image })).cover).toEqual({
      kind: 'IMAGE',
      thumb_url: 'https://t',
      large_url: 'https://l',
      provider: null,
      embed_url: null,
      poster_url: null,
      duration_seconds: null,
      alt_text: null,
      caption: null,
      position: 0,
      width: 800,
      height: 600,
    });
  });
});
