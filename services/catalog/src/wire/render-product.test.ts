import { describe, expect, test } from '@jest/globals';
import type { ListedProductRow } from '../store/products/product-rows.ts';
import { renderProduct as renderFor } from './render-product.ts';

const aProduct = (changed: Partial<ListedProductRow> = {}): ListedProductRow => ({
  sku: 'BOLT-M8',
  description: 'Hex bolt M8',
  short_description: 'Zinc plated',
  list_unit_price: '120.00',
  compare_at_unit_price: null,
  sale_unit_price: '90.00',
  sale_starts_at: null,
  sale_ends_at: null,
  price_breaks: [{ minQuantity: '10', unitPrice: '85.50' }],
  gct_rate: null,
  base_uom: 'EA',
  quantity_decimals: 0,
  order_uoms: [{ code: 'BOX', label: 'Box of 50', baseQuantity: '50', minOrderQuantity: '1', increment: '1' }],
  band: 'LOW',
  contract: null,
  media: [],
  category_ids: ['c1'],
  tag_slugs: ['steel'],
  updated_at: new Date('2026-11-20T10:00:00Z'),
  ...changed,
});
const TEXTS = { body: '# Bolt', specs: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] };
const settings = { currency: 'JMD', gctRate: '0.15', contractPrice: 'always' } as const;
const renderProduct = (row: Parameters<typeof renderFor>[0], missing: Parameters<typeof renderFor>[1]['missing'] = []) =>
  renderFor(row, { settings, now: new Date('2026-11-21T10:00:00Z'), missing });

describe('a product', () => {
  test('has every field of the contract in order', () => {
    expect(Object.keys(renderProduct({ ...aProduct(), ...TEXTS }))).toEqual([
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
    const shown = renderProduct(aProduct(), [{ section: 'unit_price', isLate: false }]);

    expect(shown).toMatchObject({ unit_price: null, gct_amount: null, unit_price_incl_gct: null, price_source: null });
    expect(shown).toMatchObject({
      list_unit_price: 120,
      compare_at_unit_price: null,
      badges: ['LOW_STOCK'],
      discount_percent: 0,
      price_breaks: [],
    });
  });

  test('has its texts in the detail but not in lists', () => {
    const page = JSON.parse(JSON.stringify(renderProduct({ ...aProduct(), ...TEXTS })));
    const { body, specs, ...rest } = page;

    expect([body, specs]).toEqual(['# Bolt', { groups: TEXTS.specs }]);
    expect(JSON.parse(JSON.stringify(renderProduct(aProduct())))).toEqual(rest);
  });

  test('has media with null for the fields of the other kind', () => {
    const image = {
      kind: 'IMAGE',
      thumbUrl: 'https://t',
      largeUrl: 'https://l',
      provider: null,
      embedUrl: null,
      posterUrl: null,
      durationSeconds: null,
      altText: null,
      caption: null,
      position: 0,
      width: 800,
      height: 600,
    } as const;

    expect(renderProduct(aProduct({ media: [image] })).cover).toEqual({
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
