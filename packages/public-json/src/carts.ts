import { renderCartLine } from '@storefront/contract';
import type { Cart__Output } from '@storefront/proto/storefront/cart/v1/Cart';
import { LINE_VALUES } from './lines.ts';
import { amount, text } from './values.ts';

/** Renders a cart. Its amounts are `null` until it is priced. */
export function renderCart(cart: Cart__Output) {
  return {
    id: cart.id,
    status: cart.status,
    version: cart.version,
    currency: cart.currency,
    lines: cart.lines.map((line) => renderCartLine(line, LINE_VALUES)),
    promotions: cart.promotions.map((promotion) => ({
      code: promotion.code,
      status: promotion.status,
      description: promotion.description,
      discount_amount: amount(promotion.discountAmount),
      reason: text(promotion.reason),
    })),
    line_count: cart.lineCount,
    subtotal: amount(cart.subtotal),
    discount_total: amount(cart.discountTotal),
    shipping_amount: amount(cart.shippingAmount),
    gct_amount: amount(cart.gctAmount),
    total: amount(cart.total),
    priced_at: text(cart.pricedAt),
    price_valid_until: text(cart.priceValidUntil),
    warnings: cart.warnings.map(({ code, lineId, message }) => ({ code, line_id: text(lineId), message })),
    created_at: cart.createdAt,
    updated_at: cart.updatedAt,
    expires_at: cart.expiresAt,
  };
}
