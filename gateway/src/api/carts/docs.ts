import { linksTo, type OperationDocs, type Reason } from '@storefront/api-docs';
import { BATCH_LINES_MAX, CART_LINES_MAX } from '@storefront/contract';
import type { z } from 'zod';
import { IMAGE } from '../catalog/docs.ts';
import { enveloped, example, paged } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import { exampleLine, UNPRICED_LINE } from '../examples/lines.ts';
import type { CartOut, CartRowOut } from './schemas.ts';

type Cart = z.output<typeof CartOut>;
/** A priced cart. */
export const PRICED_CART: Cart = {
  id: IDS.cart,
  status: 'OPEN',
  version: 4,
  currency: 'JMD',
  lines: [{ ...exampleLine('cart'), image: IMAGE }],
  promotions: [{ code: 'WELCOME10', status: 'APPLIED', description: '10% off your first order', discount_amount: 216, reason: null }],
  line_count: 1,
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: null,
  gct_amount: 291.6,
  total: 2235.6,
  priced_at: '2026-11-21T08:15:00.000Z',
  price_valid_until: '2026-11-21T08:30:00.000Z',
  tax_exempt: false,
  warnings: [],
  created_at: '2026-11-21T08:10:00.000Z',
  updated_at: '2026-11-21T08:15:00.000Z',
  expires_at: '2026-12-21T08:15:00.000Z',
};

/** The same cart after a change, which resets its amounts to null. */
export const CHANGED_CART: Cart = {
  ...PRICED_CART,
  version: 3,
  lines: [{ ...UNPRICED_LINE, image: IMAGE }],
  promotions: [],
  subtotal: null,
  discount_total: null,
  gct_amount: null,
  total: null,
  priced_at: null,
  price_valid_until: null,
  tax_exempt: false,
};

/** A new cart. */
const EMPTY_CART: Cart = { ...CHANGED_CART, version: 1, lines: [], line_count: 0, updated_at: '2026-11-21T08:10:00.000Z' };

const { id, status, version, currency, line_count, total, created_at, updated_at, expires_at } = PRICED_CART;

/** The priced cart in a list. */
const CART_ROW: z.output<typeof CartRowOut> = {
  id,
  status,
  version,
  currency,
  line_count,
  total,
  created_at,
  updated_at,
  expires_at,
};

const NOT_OPEN: readonly Reason[] = ['cart_already_ordered', 'cart_expired', 'cart_checkout_in_progress', 'cart_changed'];
const changed = { changed: enveloped('A changed cart, not yet priced', CHANGED_CART) };
const priced = { priced: enveloped('A priced cart', PRICED_CART) };

const SAME_CART = { cart_id: '$request.path.cart_id' };

export const CART_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  createCart: {
    description: 'Creates an empty cart for the signed-in customer. A cart expires after 30 days without activity.',
    response: { empty: enveloped('An empty cart', EMPTY_CART) },
    links: linksTo({ cart_id: '$response.body#/data/id' }, 'getCart', 'addCartLine', 'addCartLines', 'priceCart', 'applyPromotion'),
  },
  listCarts: {
    description: 'Returns the carts of the signed-in customer, newest change first, for example to continue on another device.',
    response: { carts: paged('One open cart', [CART_ROW], 1) },
    sample: { query: { status: 'OPEN' } },
    links: linksTo({ cart_id: '$response.body#/data/0/id' }, 'getCart'),
  },
  getCart: {
    description:
      'Returns a cart with its lines, promotions, and totals. Amounts are `null` until the cart is priced. If the catalog is ' +
      'unavailable, each `lines[].description` and `lines[].image` is `null`, each `lines[].availability` is `UNKNOWN`, and `errors` names these sections.',
    response: priced,
  },
  addCartLine: {
    description:
      'Adds a product to the cart and returns the cart. If the cart already has a line with the same SKU and unit, the quantity of that ' +
      'line is increased.\n\n`quantity` is in the base stock unit of the product. It must be greater than 0 and at most 1,000,000, with ' +
      'up to three decimals if the product allows them. If you send `order_uom`, `order_quantity` is required, and `quantity` must equal ' +
      '`order_quantity` times the base quantity of the unit.\n\nAmounts are reset to `null` until you price the cart again. An unknown ' +
      `or hidden SKU returns 404. A cart can hold at most ${CART_LINES_MAX} lines.`,
    reasons: [...NOT_OPEN, 'cart_line_limit', 'invalid_quantity', 'amount_too_large'],
    request: {
      base: example('Quantity in the base unit', { sku: 'BOLT-M8', quantity: 24 }),
      boxes: example('Quantity in boxes of 12', { sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }),
    },
    response: changed,
    links: [
      ...linksTo({ ...SAME_CART, line_id: '$response.body#/data/lines/0/id' }, 'updateCartLine', 'removeCartLine'),
      ...linksTo(SAME_CART, 'priceCart', 'getCart'),
    ],
  },
  addCartLines: {
    description:
      `Adds up to ${BATCH_LINES_MAX} products to the cart, in their order. Lines that cannot be added are listed in \`rejected\` and do not ` +
      'affect the others. If all are rejected, the cart is unchanged. A missing `sku` or `quantity`, or a value of the wrong type, ' +
      'rejects the entire request with 422.',
    reasons: [...NOT_OPEN, 'version_mismatch'],
    request: {
      batch: example('Two products', {
        lines: [
          { sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 },
          { sku: 'BOLT-M9', quantity: 10 },
        ],
      }),
    },
    response: {
      added: example('One of them was added', {
        data: CHANGED_CART,
        rejected: [{ index: 1, sku: 'BOLT-M9', code: 'not_found', detail: 'No such product.' }],
        errors: [],
      }),
    },
  },
  replaceCartLines: {
    description:
      `Replaces all lines of the cart, at most ${CART_LINES_MAX}, or none if one is invalid. Lines with the same SKU and unit keep their IDs and their positions; ` +
      'new lines follow in the order of the request. An empty list empties the cart.',
    reasons: [...NOT_OPEN, 'invalid_quantity', 'amount_too_large', 'version_mismatch'],
    request: { lines: example('One line', { lines: [{ sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }], version: 2 }) },
    response: changed,
    sample: { body: { lines: [{ sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }] } },
  },
  updateCartLine: {
    description:
      'Changes the quantity or the unit of a cart line and returns the cart. Amounts are reset to `null` until you price the cart again. ' +
      'If you send `version` and the cart has changed since that version, the request fails with 409.',
    reasons: [...NOT_OPEN, 'invalid_quantity', 'version_mismatch'],
    request: { quantity: example('Change the quantity', { quantity: 24, version: 2 }) },
    response: changed,
  },
  removeCartLine: {
    description: 'Removes a line from the cart and returns the cart. Amounts are reset to `null` until you price the cart again.',
    reasons: NOT_OPEN,
    response: { empty: enveloped('The cart after its only line was removed', { ...EMPTY_CART, version: 5 }) },
  },
  priceCart: {
    description:
      'Calculates contract prices, discounts, and tax on the server and returns the priced cart. Prices are valid for 15 minutes. Price ' +
      'the cart again before you show a total or check out. Each line is rounded half up, and totals are sums of rounded lines. ' +
      'If the store chose that, the tax of the goods is rounded once for each rate and allocated to the lines.',
    reasons: [...NOT_OPEN, 'amount_too_large'],
    response: priced,
  },
  applyPromotion: {
    description:
      'Applies a promotion code to the cart and returns the cart. Applying a code that the cart already has changes nothing. The ' +
      'discount appears once you price the cart. A code that cannot be applied returns 422 with a `reason`.',
    reasons: [...NOT_OPEN, 'promo_not_found', 'promo_expired', 'promo_not_eligible', 'promo_limit_reached', 'promo_not_combinable'],
    request: { code: example('A promotion code', { code: 'WELCOME10' }) },
    response: {
      applied: enveloped('Applied, not yet priced', {
        ...CHANGED_CART,
        promotions: [
          { code: 'WELCOME10', status: 'APPLIED', description: '10% off your first order', discount_amount: null, reason: null },
        ],
      }),
    },
    links: [
      ...linksTo({ ...SAME_CART, code: '$response.body#/data/promotions/0/code' }, 'removePromotion'),
      ...linksTo(SAME_CART, 'priceCart'),
    ],
  },
  removePromotion: {
    description: 'Removes a promotion code from the cart and returns the cart. Amounts are reset to `null` until you price the cart again.',
    reasons: NOT_OPEN,
    response: changed,
  },
};
