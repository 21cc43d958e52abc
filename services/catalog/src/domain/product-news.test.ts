import { describe, expect, test } from '@jest/globals';
import { mergeProduct } from './import/merge-product.ts';
import { PRODUCT_DEFAULTS, type Product } from './product.ts';
import { noticed } from './product-news.ts';

const aProduct = (given: Partial<Product> = {}): Product => ({
  ...PRODUCT_DEFAULTS,
  sku: 'A',
  description: 'Bolt',
  listUnitPrice: '10',
  ...given,
});

function after(stored: { product: Product; announced: boolean } | undefined, patch: Partial<Product>) {
  const merged = mergeProduct(stored?.product, { ...(stored === undefined ? aProduct() : {}), sku: 'A', ...patch });
  if (merged.kind !== 'created' && merged.kind !== 'updated') throw new Error('nothing changed');
  return noticed(stored, merged);
}

describe('readers notice', () => {
  test('a new visible product as created, with what was given', () => {
    expect(after(undefined, { shortDescription: 'Zinc' })).toEqual({
      change: 'CREATED',
      event: { type: 'product.created', changed: ['description', 'list_unit_price', 'short_description', 'sku'] },
      announced: true,
    });
  });

  test('nothing of a hidden one, until it is shown for the first time', () => {
    expect(after(undefined, { hidden: true })).toEqual({ change: null, event: null, announced: false });
    const draft = { product: aProduct({ hidden: true }), announced: false };
    expect(after(draft, { listUnitPrice: '11' })).toEqual({ change: null, event: null, announced: false });
    expect(after(draft, { hidden: false })).toMatchObject({ change: 'CREATED', event: { type: 'product.created' }, announced: true });
  });

  test('a product that goes as removed and one that comes back as created, both told as updates', () => {
    const shown = { product: aProduct(), announced: true };
    expect(after(shown, { hidden: true })).toMatchObject({ change: 'REMOVED', event: { type: 'product.updated', changed: ['hidden'] } });
    const gone = { product: aProduct({ hidden: true }), announced: true };
    expect(after(gone, { hidden: false })).toMatchObject({ change: 'CREATED', event: { type: 'product.updated', changed: ['hidden'] } });
  });

  test('names of columns, and none of the shelf', () => {
    const shown = { product: aProduct(), announced: true };
    expect(after(shown, { listUnitPrice: '11', stockQuantity: '5' }).event?.changed).toEqual(['list_unit_price']);
  });
});
