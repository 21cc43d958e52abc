import { Decimal, decimalText, plainText } from '@storefront/money';
import type { Cart, CartLine, CartPricing, CartPromotion, CartStatus, CartTotals, LinePricing } from '../domain/cart.ts';
import type { SellingRules } from '../domain/selling-rules.ts';
import type { Database, SellingRulesJson } from './schema.ts';

/** A cart with its lines and promotions in one row, and the database's time when it was read. */
export interface CartRow {
  cart_id: string;
  status: CartStatus;
  version: number;
  /** The version that `lines` belong to; older than `version` if the statement waited for the row lock. */
  lines_version: number;
  currency: string;
  subtotal: string | null;
  discount_total: string | null;
  gct_amount: string | null;
  total: string | null;
  free_shipping: boolean;
  priced_at: Date | null;
  price_valid_until: Date | null;
  held_by: string | null;
  held_until: Date | null;
  order_id: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  read_at: Date;
  lines: LineCells[];
  promotions: CartPromotionRow[];
}

/** A line without its key columns. */
export type CartLineRow = Omit<Database['cart_line'], 'tenant_id' | 'mode' | 'cart_id' | 'position'>;
/** The cells of a line as they are read, in the order of `LINES` in `read-cart.ts`. */
export type LineCells = readonly [
  line_id: CartLineRow['line_id'],
  sku: CartLineRow['sku'],
  description: CartLineRow['description'],
  quantity: CartLineRow['quantity'],
  order_uom: CartLineRow['order_uom'],
  order_quantity: CartLineRow['order_quantity'],
  selling_rules: CartLineRow['selling_rules'],
  unit_price: CartLineRow['unit_price'],
  list_unit_price: CartLineRow['list_unit_price'],
  price_source: CartLineRow['price_source'],
  line_subtotal: CartLineRow['line_subtotal'],
  discount_amount: CartLineRow['discount_amount'],
  effective_gct_rate: CartLineRow['effective_gct_rate'],
  gct_amount: CartLineRow['gct_amount'],
  line_total: CartLineRow['line_total'],
];

/** A promotion of a cart without its key columns. */
export type CartPromotionRow = Omit<Database['cart_promotion'], 'tenant_id' | 'mode' | 'cart_id'>;

/** Converts a row to the domain's cart. */
export const toCart = (row: CartRow): Cart => ({
  cartId: row.cart_id,
  status: row.status,
  version: row.version,
  currency: row.currency,
  lines: row.lines.map(toLine),
  promotions: row.promotions.map(toPromotion),
  pricing: toCartPricing(row),
  hold: row.held_by !== null && row.held_until !== null ? { checkoutId: row.held_by, until: row.held_until } : null,
  orderId: row.order_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
});

function toCartPricing(row: CartRow): CartPricing | null {
  const { priced_at, price_valid_until } = row;
  if (priced_at === null || price_valid_until === null) return null;
  return { totals: toTotals(row), freeShipping: row.free_shipping, pricedAt: priced_at, validUntil: price_valid_until };
}

function toTotals({ subtotal, discount_total, gct_amount, total }: CartRow): CartTotals | null {
  // A check constraint allows all four or none.
  if (subtotal === null || discount_total === null || gct_amount === null || total === null) return null;
  return {
    subtotal: decimalText(subtotal),
    discountTotal: decimalText(discount_total),
    gctAmount: decimalText(gct_amount),
    total: decimalText(total),
  };
}

function toLine(cells: LineCells): CartLine {
  const [line_id, sku, description, quantity, order_uom, order_quantity, selling_rules] = cells;
  return {
    lineId: line_id,
    sku,
    description,
    quantity: new Decimal(quantity),
    ordered: order_uom !== null && order_quantity !== null ? { code: order_uom, quantity: new Decimal(order_quantity) } : null,
    rules: toRules(selling_rules),
    pricing: toLinePricing(cells),
  };
}

function toLinePricing(cells: LineCells): LinePricing | null {
  const [
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    unit_price,
    list_unit_price,
    price_source,
    line_subtotal,
    discount_amount,
    effective_gct_rate,
    gct_amount,
    line_total,
  ] = cells;
  // A check constraint allows all of them or none.
  if (unit_price === null || price_source === null || line_subtotal === null || discount_amount === null) return null;
  if (effective_gct_rate === null || gct_amount === null || line_total === null) return null;
  return {
    unitPrice: decimalText(unit_price),
    listUnitPrice: list_unit_price === null ? null : decimalText(list_unit_price),
    priceSource: price_source,
    lineSubtotal: decimalText(line_subtotal),
    discountAmount: decimalText(discount_amount),
    effectiveGctRate: decimalText(effective_gct_rate),
    gctAmount: decimalText(gct_amount),
    lineTotal: decimalText(line_total),
  };
}

/** Converts a line to a row, with numerics as text. */
export const toLineRow = ({ lineId, sku, description, quantity, ordered, rules, pricing }: CartLine): CartLineRow => ({
  line_id: lineId,
  sku,
  description,
  quantity: plainText(quantity),
  order_uom: ordered?.code ?? null,
  order_quantity: ordered === null ? null : plainText(ordered.quantity),
  selling_rules: toRulesJson(rules),
  unit_price: pricing?.unitPrice ?? null,
  list_unit_price: pricing?.listUnitPrice ?? null,
  price_source: pricing?.priceSource ?? null,
  line_subtotal: pricing?.lineSubtotal ?? null,
  discount_amount: pricing?.discountAmount ?? null,
  effective_gct_rate: pricing?.effectiveGctRate ?? null,
  gct_amount: pricing?.gctAmount ?? null,
  line_total: pricing?.lineTotal ?? null,
});

const toPromotion = ({ code, description, status, discount_amount }: CartPromotionRow): CartPromotion => ({
  code,
  description,
  status,
  discountAmount: discount_amount === null ? null : decimalText(discount_amount),
});

/** Converts a promotion of a cart to a row. */
export const toPromotionRow = ({ code, description, status, discountAmount }: CartPromotion, position: number): CartPromotionRow => ({
  code,
  position,
  description,
  status,
  discount_amount: discountAmount,
});

const toRules = ({ baseUom, quantityDecimals, orderUnits }: SellingRulesJson): SellingRules => ({
  baseUom,
  quantityDecimals,
  orderUnits: orderUnits.map((unit) => ({
    code: unit.code,
    baseQuantity: new Decimal(unit.baseQuantity),
    minOrderQuantity: new Decimal(unit.minOrderQuantity),
    increment: new Decimal(unit.increment),
  })),
});

const toRulesJson = ({ baseUom, quantityDecimals, orderUnits }: SellingRules): SellingRulesJson => ({
  baseUom,
  quantityDecimals,
  orderUnits: orderUnits.map((unit) => ({
    code: unit.code,
    baseQuantity: plainText(unit.baseQuantity),
    minOrderQuantity: plainText(unit.minOrderQuantity),
    increment: plainText(unit.increment),
  })),
});
