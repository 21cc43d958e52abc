import { expect, test } from '@jest/globals';
import { renderBody } from '@storefront/public-json';
import { cartReply } from './cart-reply.ts';

const missing = [{ field: 'lines[].availability', code: 'downstream_timeout', detail: 'The catalog did not respond in time.' }];
const cart = { id: 'cart', lines: [{ description: 'Schraube Größe 8', quantity: 2.5 }] };

test('a cart that the cart service rendered is sent as it is', () => {
  const reply = cartReply({ cartJson: Buffer.from(JSON.stringify(cart)), errors: missing, replayed: true });

  expect(reply).toMatchObject({ status: 200, partial: true, headers: { 'Idempotent-Replayed': 'true' } });
  expect(JSON.parse(renderBody(reply.body).toString())).toEqual({ data: cart, errors: missing });
});
