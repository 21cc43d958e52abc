import { describe, expect, test } from '@jest/globals';
import { mergeProduct } from './import/merge-product.ts';
import { PRODUCT_DEFAULTS, type Product } from './product.ts';
import { visibleChange } from './visible-change.ts';

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
  return visibleChange(stored, merged);
}

describe('the visible change of a product', () => {
  test('a new visible product is created, with the columns that were given', () => {
    expect(after(undefined, { shortDescription: 'Zinc' })).toEqual({
      change: 'CREATED',
      event: { type: 'product.created', changed: ['description', 'list_unit_price', 'short_description', 'sku'] },
      announced: true,
    });
  });

  test('a hidden product changes nothing until it becomes visible', () => {
    expect(after(undefined, { hidden: true })).toEqual({ change: null, event: null, announced: false });
    const draft = { product: aProduct({ hidden: true }), announced: false };
    expect(after(draft, { listUnitPrice: '11' })).toEqual({ change: null, event: null, announced: false });
    expect(after(draft, { hidden: false })).toMatchObject({ change: 'CREATED', event: { type: 'product.created' }, announced: true });
  });

  test('hiding a product is a removal and showing it again a creation, both published as updates', () => {
    const visible = { product: aProduct(), announced: true };
    expect(after(visible, { hidden: true })).toMatchObject({ change: 'REMOVED', event: { type: 'product.updated', changed: ['hidden'] } });
    const hidden = { product: aProduct({ hidden: true }), announced: true };
    expect(after(hidden, { hidden: false })).toMatchObject({ change: 'CREATED', event: { type: 'product.updated', changed: ['hidden'] } });
  });

  test('the changed columns exclude stock', () => {
    const visible = { product: aProduct(), announced: true };
    expect(after(visible, { listUnitPrice: '11', stockQuantity: '5' }).event?.changed).toEqual(['list_unit_price']);
  });
});
