import { expect, test } from '@jest/globals';
import { LINE_SETS } from '@storefront/contract';
import { packageDefinition } from '@storefront/proto';

/** The fields that other services need and the API does not show, and the image, which the catalog adds. */
const INTERNAL = { cart: ['quantityDecimals', 'sellingTerms', 'image'], order: ['image'], invoice: [] } as const;

test.each([
  ['cart', 'storefront.cart.v1.CartLine'],
  ['order', 'storefront.orders.v1.OrderLine'],
  ['invoice', 'storefront.billing.v1.InvoiceLine'],
] as const)('the message of a line of the %s has its fields', (document, message) => {
  const { type } = packageDefinition()[message] ?? {};
  const inMessage: string[] = type && 'field' in type && Array.isArray(type.field) ? type.field.map(({ name }) => name) : [];

  expect(new Set([...LINE_SETS[document].map(({ field }) => field), ...INTERNAL[document]])).toEqual(new Set(inMessage));
});
