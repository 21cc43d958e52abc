import { expect, test } from '@jest/globals';
import { readsOf } from './service-definition.ts';

test('the reads of a service are its unary Get and List RPCs', () => {
  expect(readsOf('storefront.cart.v1.CartService')).toEqual(['GetCart', 'ListCarts', 'GetList', 'ListLists']);
  expect(readsOf('storefront.catalog.v1.CatalogService')).toContain('BatchGetAvailability');
  expect(readsOf('storefront.operations.v1.OperationsService')).toContain('ListDeadLetters');
});
