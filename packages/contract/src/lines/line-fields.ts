import type { LineField } from './line-field.ts';

const ALL = ['cart', 'order', 'invoice'] as const;

/**
 * The fields of the lines of carts, orders, and invoices, in the order of the public JSON. Types, columns, messages, JSON, and schemas follow
 * from this table. A new field also needs its number in the messages, a migration of each service, and the code that sets it.
 */
export const LINE_FIELDS = {
  id: { name: 'id', kind: 'id', on: ['cart', 'order'], example: '019aa5b2-5100-7000-8000-000000001101' },
  sku: { name: 'sku', kind: 'text', on: ALL, cartPart: 'item', example: 'BOLT-M8' },
  description: { name: 'description', kind: 'text', on: ALL, cartPart: 'item', example: 'Hex bolt M8 × 40, zinc plated' },
  quantity: { name: 'quantity', kind: 'quantity', on: ALL, example: 24, about: { cart: 'The quantity in the base stock unit.' } },
  baseUom: { name: 'base_uom', kind: 'text', on: ALL, example: 'EA' },
  // The unit in which the shopper ordered, and the quantity in that unit.
  orderUom: { name: 'order_uom', kind: 'text', on: ALL, default: null, example: 'BOX' },
  orderQuantity: { name: 'order_quantity', kind: 'quantity', on: ALL, default: null, example: 2 },
  unitPrice: {
    name: 'unit_price',
    kind: 'amount',
    on: ALL,
    cartPart: 'pricing',
    example: 90,
    about: {
      cart: "The customer's price for one base unit; `null` until the cart is priced, and if the product has no price for the customer.",
    },
  },
  // Derived from the unit price, so that carts do not store it. Orders freeze it.
  orderUnitPrice: {
    name: 'order_unit_price',
    kind: 'amount',
    on: ['cart', 'order'],
    default: null,
    example: 1080,
    about: {
      cart: '`unit_price` times the base quantity of `order_uom`, rounded half up; `null` without `order_uom`, and whenever `unit_price` is `null`.',
      order: '`unit_price` times the base quantity of `order_uom`, rounded half up; `null` without `order_uom`.',
    },
  },
  listUnitPrice: {
    name: 'list_unit_price',
    kind: 'amount',
    on: ['cart', 'order'],
    cartPart: 'pricing',
    default: null,
    example: 120,
    about: {
      cart: 'The regular price; also `null` for a product that is sold at contract prices only.',
      order: 'The regular price when the order was placed; `null` for a product that is sold at contract prices only.',
    },
  },
  priceSource: { name: 'price_source', kind: 'priceSource', on: ['cart', 'order'], cartPart: 'pricing', example: 'SALE' },
  lineSubtotal: {
    name: 'line_subtotal',
    kind: 'amount',
    on: ALL,
    cartPart: 'pricing',
    example: 2160,
    about: { cart: '`unit_price` times `quantity`, rounded half up.' },
  },
  discountAmount: { name: 'discount_amount', kind: 'amount', on: ALL, cartPart: 'pricing', example: 216 },
  discounts: {
    name: 'discounts',
    kind: 'discounts',
    on: ['cart', 'order'],
    cartPart: 'pricing',
    default: [],
    example: [{ code: 'WELCOME10', amount: 216 }],
    about: {
      cart: 'The part of `discount_amount` of each promotion that reduces the line, in the order in which they apply; empty until the cart is priced.',
      order: 'The part of `discount_amount` of each promotion that reduced the line, in the order in which they applied.',
    },
  },
  effectiveGctRate: { name: 'effective_gct_rate', kind: 'rate', on: ALL, cartPart: 'pricing', example: 0.15 },
  gctAmount: { name: 'gct_amount', kind: 'amount', on: ALL, cartPart: 'pricing', example: 291.6 },
  lineTotal: {
    name: 'line_total',
    kind: 'amount',
    on: ALL,
    cartPart: 'pricing',
    example: 2235.6,
    about: { cart: '`line_subtotal` minus `discount_amount` plus `gct_amount`.' },
  },
  availability: { name: 'availability', kind: 'band', on: ['cart'], example: 'IN_STOCK' },
  shippedQuantity: { name: 'shipped_quantity', kind: 'quantity', on: ['order'], default: '0', example: 0 },
  cancelledQuantity: {
    name: 'cancelled_quantity',
    kind: 'quantity',
    on: ['order'],
    default: '0',
    example: 0,
    about: { order: 'The quantity that was canceled. The quantity that is neither shipped nor canceled is left to ship.' },
  },
  creditedQuantity: {
    name: 'credited_quantity',
    kind: 'quantity',
    on: ['order'],
    default: '0',
    example: 0,
    about: {
      order:
        'The quantity that was credited by lines or with the whole order, and what was canceled because nothing was left uncredited. A credited amount does not count.',
    },
  },
  returnedQuantity: {
    name: 'returned_quantity',
    kind: 'quantity',
    on: ['order'],
    default: '0',
    example: 0,
    about: { order: 'The shipped quantity that was put back into stock.' },
  },
} as const satisfies Readonly<Record<string, LineField>>;
