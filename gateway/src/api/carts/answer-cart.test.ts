import { expect, test } from '@jest/globals';
import type { Cart__Output } from '@storefront/proto/storefront/cart/v1';
import { renderBody, renderCart } from '@storefront/public-json';
import { answerCart } from './answer-cart.ts';

const missing = [{ field: 'lines[].availability', code: 'downstream_timeout', detail: 'The catalog did not respond in time.' }];
const cart: Cart__Output = {
  id: 'cart',
  status: 'OPEN',
  version: 3,
  currency: 'JMD',
  lines: [
    {
      id: 'line',
      sku: 'BOLT-M8',
      description: 'Schraube Größe 8',
      quantity: '2.5',
      baseUom: 'KG',
      discounts: [],
      unitPrice: '12.50',
      image: null,
    },
  ],
  promotions: [],
  lineCount: 1,
  warnings: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  errors: missing,
  taxExempt: false,
};
const rendered = { cart: null, cartJson: Buffer.from(JSON.stringify(renderCart(cart))), errors: missing, replayed: true };
const notRendered = { cart, cartJson: Buffer.alloc(0), errors: [], replayed: true };

test('a cart that the cart service rendered is sent as it is', () => {
  const reply = answerCart(rendered);

  expect(reply).toMatchObject({ status: 200, partial: true, headers: { 'Idempotent-Replayed': 'true' } });
  expect(JSON.parse(renderBody(reply.body).toString())).toEqual({ data: renderCart(cart), errors: missing });
});

test('a cart from the previous release of the cart service gives the same bytes', () => {
  expect(answerCart(notRendered)).toMatchObject({ status: 200, partial: true, headers: { 'Idempotent-Replayed': 'true' } });
  expect(renderBody(answerCart(notRendered, 201).body)).toEqual(renderBody(answerCart(rendered, 201).body));
});
