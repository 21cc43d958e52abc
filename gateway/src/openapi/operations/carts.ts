import type { Reason } from '../../docs/error-reasons.ts';
import { enveloped } from '../enveloped.ts';
import { CHANGED_CART, EMPTY_CART, PRICED_CART } from '../examples/carts.ts';
import type { OperationDocs } from '../operation-docs.ts';

const NOT_OPEN: readonly Reason[] = ['cart_already_ordered', 'cart_expired', 'cart_checkout_in_progress', 'cart_changed'];
const changed = { changed: { summary: 'The cart, not priced since', value: enveloped(CHANGED_CART) } };
const priced = { priced: { summary: 'The priced cart', value: enveloped(PRICED_CART) } };

export const CART_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  createCart: {
    description: 'Opens a cart of the signed-in customer. It expires after 30 days untouched.',
    response: { empty: { summary: 'An empty cart', value: enveloped(EMPTY_CART) } },
  },
  getCart: {
    description:
      'The cart as it stands. `lines[].description` and `lines[].availability` may be missing while the catalog cannot be asked.',
    response: priced,
  },
  addCartLine: {
    description:
      'Puts a SKU into the cart; the same SKU in the same unit raises the line it has. `quantity` is in the base stock unit of the product, above 0, at most 1 000 000, ' +
      'with up to three decimals where the product allows. With `order_uom`, `order_quantity` is required, and `quantity` must equal it times the base quantity of the unit. ' +
      'An unknown or hidden SKU is a 404. A cart holds at most 500 lines. Amounts are `null` until the cart is priced again.',
    reasons: [...NOT_OPEN, 'cart_line_limit'],
    request: {
      base: { summary: 'In the base unit', value: { sku: 'BOLT-M8', quantity: 24 } },
      boxes: { summary: 'In boxes of 12', value: { sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 } },
    },
    response: changed,
  },
  updateCartLine: {
    description:
      'Changes the quantity or the unit of a line. With `version` the change is refused when the cart has moved on. Amounts are `null` until the cart is priced again.',
    reasons: [...NOT_OPEN, 'version_mismatch'],
    request: { quantity: { summary: 'Another quantity', value: { quantity: 24, version: 2 } } },
    response: changed,
  },
  removeCartLine: {
    description: 'Takes a line out. Amounts are `null` until the cart is priced again.',
    reasons: NOT_OPEN,
    response: { empty: { summary: 'Its only line is gone', value: enveloped({ ...EMPTY_CART, version: 5 }) } },
  },
  priceCart: {
    description:
      'Prices the cart on the server: contract prices, discounts and tax, for 15 minutes. Price again before showing a total or checking out. ' +
      'Every line is rounded half-up, and totals are sums of rounded lines.',
    reasons: NOT_OPEN,
    response: priced,
  },
  applyPromotion: {
    description: 'Applies a promotion code. Applying it twice changes nothing. Its discount shows once the cart is priced.',
    reasons: [...NOT_OPEN, 'promo_not_found', 'promo_expired', 'promo_not_eligible', 'promo_limit_reached', 'promo_not_combinable'],
    request: { code: { summary: 'A code', value: { code: 'WELCOME10' } } },
    response: {
      applied: {
        summary: 'Applied, not priced yet',
        value: enveloped({
          ...CHANGED_CART,
          promotions: [{ code: 'WELCOME10', status: 'APPLIED', description: '10 % off the first order', discount_amount: null }],
        }),
      },
    },
  },
  removePromotion: {
    description: 'Takes a promotion code back. Amounts are `null` until the cart is priced again.',
    reasons: NOT_OPEN,
    response: changed,
  },
};
