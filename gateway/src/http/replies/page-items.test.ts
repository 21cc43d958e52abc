import { describe, expect, test } from '@jest/globals';
import { renderBody } from '@storefront/public-json';
import { itemBytes } from './page-items.ts';
import { page } from './reply.ts';

const ITEMS = [{ sku: 'A' }, { sku: 'BÉ' }, { sku: 'C🔩' }].map((item) => JSON.stringify(item));
const sizesOf = (items: readonly string[]): number[] => items.map((item) => Buffer.byteLength(item));

function aPage(items: readonly string[], sizes = sizesOf(items), offset = 10) {
  const reply = page(Buffer.from(`[${items.join(',')}]`), { total: 50, limit: 3, offset }, { itemSizes: sizes });
  return { body: renderBody(reply.body), items: reply.items };
}

describe('the items of a page', () => {
  test('are found in its body by their position in the list', () => {
    const { body, items } = aPage(ITEMS);
    const cut = (from: number, to: number): string => (items ? itemBytes(body, items, from, to).toString() : 'no items');

    expect(cut(10, 13)).toBe(ITEMS.join(','));
    expect(cut(10, 11)).toBe(ITEMS[0]);
    expect(cut(11, 12)).toBe(ITEMS[1]);
    expect(cut(12, 40)).toBe(ITEMS[2]);
    expect(cut(0, 12)).toBe(`${ITEMS[0]},${ITEMS[1]}`);
    expect([cut(0, 10), cut(13, 20), cut(11, 11)]).toEqual(['', '', '']);
  });

  test('of an empty page are none', () => {
    const { body, items } = aPage([]);

    expect(items && itemBytes(body, items, 0, 100).toString()).toBe('');
  });

  test('are unknown if the service sent no sizes, or others than those of its items', () => {
    expect(aPage(ITEMS, []).items).toBeUndefined();
    expect(aPage(ITEMS, sizesOf(ITEMS.slice(1))).items).toBeUndefined();
    expect(aPage([], [1]).items).toBeUndefined();
    expect(page([1], { total: 1, limit: 1, offset: 0 }, { itemSizes: [1] }).items).toBeUndefined();
  });
});
