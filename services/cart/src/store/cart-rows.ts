import { decimalText } from '@storefront/money';
import type { Selectable } from 'kysely';
import type { Cart, CartPricing, CartPromotion, CartTotals } from '../domain/cart.ts';
import { type CartLineRow, toLine } from './line-rows.ts';
import type { Database } from './schema.ts';

/** A cart with its lines and promotions in one row, and the database's time when it was read. */
export interface CartRow extends Omit<Selectable<Database['cart']>, 'tenant_id' | 'mode' | 'customer_id'> {
  /** The version that `lines` belong to; older than `version` if the statement waited for the row lock. */
  lines_version: number;
  read_at: Date;
  lines: CartLineRow[];
  promotions: CartPromotionRow[];
}

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
  freeze: row.frozen_by !== null && row.frozen_until !== null ? { checkoutId: row.frozen_by, until: row.frozen_until } : null,
  orderId: row.order_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
});

function toCartPricing(row: CartRow): CartPricing | null {
  const { priced_at, price_valid_until } = row;
  if (priced_at === null || price_valid_until === null) return null;
  const { free_shipping: freeShipping, tax_exempt: taxExempt } = row;
  return { totals: toTotals(row), freeShipping, taxExempt, pricedAt: priced_at, validUntil: price_valid_until };
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

const toPromotion = ({ code, description, status, discount_amount, reason }: CartPromotionRow): CartPromotion => ({
  code,
  description,
  status,
  reason,
  discountAmount: discount_amount === null ? null : decimalText(discount_amount),
});

/** Converts a promotion of a cart to a row. */
export const toPromotionRow = (
  { code, description, status, discountAmount, reason }: CartPromotion,
  position: number,
): CartPromotionRow => ({
  code,
  position,
  description,
  status,
  discount_amount: discountAmount,
  reason,
});
