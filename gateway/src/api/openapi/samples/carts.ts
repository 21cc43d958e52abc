import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const cart = { path: { cart_id: IDS.cart } };
const line = { path: { cart_id: IDS.cart, line_id: IDS.line } };

export const CART_SAMPLES: Samples = {
  createCart: {},
  getCart: cart,
  addCartLine: cart,
  updateCartLine: line,
  removeCartLine: line,
  priceCart: cart,
  applyPromotion: cart,
  removePromotion: { path: { cart_id: IDS.cart, code: 'WELCOME10' } },
};
