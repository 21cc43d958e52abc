import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { promotions } from '../promotions.ts';
import { contractPrices } from '../seed/seed-store.ts';
import { demoShoppers } from '../shoppers.ts';
import { catalogRows, toJsonLines } from './catalog-rows.ts';

const packageFolder = join(import.meta.dirname, '../..');
const now = new Date('2026-06-15T12:00:00.000Z');
const rows = catalogRows({ mediaBaseUrl: 'http://127.0.0.1:8081/', now });
const inHundredths = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

describe('the demo catalog', () => {
  test('has at least sixty products, each with its own SKU, and one of them hidden', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
    expect(rows.filter(({ hidden }) => hidden)).toHaveLength(1);
  });

  test('has categories on three levels, and each slug occurs once', () => {
    const paths = [...new Set(rows.flatMap(({ categories }) => categories))];
    expect(seen('paths', paths).every((path) => /^[a-z-]+\/[a-z-]+\/[a-z-]+$/.test(path))).toBe(true);
    const branches = new Set(paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))));
    const slugs = [...branches].map((branch) => branch.split('/').at(-1));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('has prices in whole cents, price breaks that fall as quantities rise, and sale prices below the list price', () => {
    for (const row of seen('rows', rows)) {
      const steps = [row.list_unit_price, ...row.price_breaks.map(({ unit_price }) => unit_price)];
      expect(steps.every(inHundredths)).toBe(true);
      expect(steps).toEqual([...steps].sort((a, b) => b - a));
      if (row.sale_unit_price !== null) expect(row.sale_unit_price).toBeLessThan(row.list_unit_price);
    }
  });

  test('has current, upcoming, and past sales', () => {
    const sales = rows.filter(({ sale_unit_price }) => sale_unit_price !== null);
    const starts = sales.map(({ sale_starts_at }) => Date.parse(sale_starts_at ?? ''));
    const ends = sales.map(({ sale_ends_at }) => Date.parse(sale_ends_at ?? ''));
    expect(starts.some((start) => start > now.getTime())).toBe(true);
    expect(ends.some((end) => end < now.getTime())).toBe(true);
    expect(sales.filter((_, index) => (starts[index] ?? 0) <= now.getTime() && (ends[index] ?? 0) > now.getTime()).length).toBeGreaterThan(
      5,
    );
  });

  test('every unit and quantity respects the decimals of its product', () => {
    for (const { quantity_decimals, stock_quantity, order_uoms, base_uom } of seen('rows', rows)) {
      const fits = (quantity: number) => Number(quantity.toFixed(quantity_decimals)) === quantity;
      expect([stock_quantity, ...order_uoms.map(({ base_quantity }) => base_quantity)].every(fits)).toBe(true);
      expect(order_uoms.map(({ code }) => code)).not.toContain(base_uom);
    }
  });

  test('has products in stock, low in stock, and out of stock', () => {
    expect(rows.some((row) => row.stock_quantity === 0 && !row.hidden)).toBe(true);
    expect(rows.some((row) => row.stock_quantity > 0 && row.stock_quantity <= row.low_stock_threshold)).toBe(true);
    expect(rows.some((row) => row.stock_quantity > row.low_stock_threshold)).toBe(true);
  });

  test('refers only to images and videos that exist', () => {
    const media = rows.flatMap((row) => row.media);
    const pictures = media.flatMap(({ thumb_url, large_url, poster_url }) => [thumb_url, large_url, ...(poster_url ? [poster_url] : [])]);
    expect(pictures.filter((url) => !existsSync(join(packageFolder, new URL(url).pathname)))).toEqual([]);
    const films = media
      .flatMap(({ embed_url }) => embed_url ?? [])
      .map((url) => `${new URL(url).pathname.replace('/films/', 'media/')}.webm`);
    expect(films.length).toBeGreaterThanOrEqual(2);
    expect(films.filter((film) => !existsSync(join(packageFolder, film)))).toEqual([]);
  });

  test('every gallery starts with an image and numbers its entries from 0', () => {
    for (const { media } of seen('rows', rows)) {
      expect(media[0]?.kind).toBe('IMAGE');
      expect(media.map(({ position }) => position)).toEqual(media.map((_, index) => index));
    }
  });

  test('writes one JSON document per line', () => {
    const lines = toJsonLines(rows).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(JSON.parse(JSON.stringify(rows)));
  });
});

describe('the other demo data', () => {
  test('contract prices refer to a shopper and a product, and are below the list price', () => {
    for (const { email, sku, unitPrice } of seen('contract prices', contractPrices)) {
      expect(demoShoppers.map((shopper) => shopper.email)).toContain(email);
      expect(unitPrice).toBeLessThan(rows.find((row) => row.sku === sku)?.list_unit_price ?? 0);
    }
  });

  test('one shopper buys on credit terms and the other pays in cash', () => {
    const [contractor, householder] = demoShoppers;
    expect(contractor.credit?.termsDays).toBe(30);
    expect(householder.credit).toBeNull();
    expect(householder.paymentRails).not.toContain('CREDIT_TERMS');
  });

  test('promotions refer to products and categories of the catalog', () => {
    const skus = rows.map(({ sku }) => sku);
    const paths = rows.flatMap(({ categories }) => categories);
    expect(promotions.flatMap((promotion) => promotion.skus ?? []).filter((sku) => !skus.includes(sku))).toEqual([]);
    expect(promotions.flatMap((promotion) => promotion.categories ?? []).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
