import { expect, test } from '@jest/globals';
import { toMessage } from './to-message.ts';

test('fields are renamed at every depth, and values are not', () => {
  const at = new Date(0);
  const given = { cart_id: 'c', 'if-none-match': '*', lines: [{ order_uom: null, sku: 'A_B' }], to: at, line1: undefined };

  expect(toMessage(given)).toEqual({ cartId: 'c', ifNoneMatch: '*', lines: [{ orderUom: null, sku: 'A_B' }], to: at, line1: undefined });
});
