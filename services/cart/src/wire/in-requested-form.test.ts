import { expect, test } from '@jest/globals';
import { renderCart } from '@storefront/public-json';
import { aCart, aLine, NOW } from '../testing/builders.ts';
import { aShopper } from '../testing/callers.ts';
import { inRequestedForm } from './in-requested-form.ts';
import { toProtoCart } from './to-proto-cart.ts';

const errors = [{ field: 'lines[].availability', code: 'downstream_timeout', detail: 'The catalog did not respond in time.' }];
const cart = toProtoCart({ cart: aCart({ lines: [aLine({ quantity: '2.5' })] }), now: NOW }, { quotes: new Map(), errors });
const handle = inRequestedForm(async () => ({ cart, replayed: true }));

test('the gateway gets the cart as the JSON that it sends, with the missing sections next to it', async () => {
  const response = await handle({ asJson: true }, aShopper());

  expect(response).toEqual({ cartJson: expect.any(Buffer), errors, replayed: true });
  expect('cartJson' in response && JSON.parse(response.cartJson.toString())).toEqual(renderCart(cart));
});

test('a caller that does not ask for JSON gets a message', async () => {
  expect(await handle({ asJson: false }, aShopper())).toEqual({ cart, replayed: true });
});
