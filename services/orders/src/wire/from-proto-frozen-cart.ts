import { AS_TEXT, readOrderLine } from '@storefront/contract';
import type { CartLine__Output, FreezeCartResponse__Output } from '@storefront/proto/storefront/cart/v1';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import type { OrderLine } from '../domain/order.ts';

/** Reads the cart of a freeze without issues, for which the cart service guarantees that every amount is set. Only a list price can be missing. */
export function fromProtoFrozenCart({ cart, freeShipping }: FreezeCartResponse__Output): FrozenCart {
  if (cart === null) throw new Error('the frozen cart is missing');
  return {
    id: cart.id,
    currency: cart.currency,
    lines: cart.lines.map(fromProtoLine),
    quantityDecimals: Object.fromEntries(
      cart.lines.flatMap(({ sku, quantityDecimals }) => (quantityDecimals === undefined ? [] : [[sku, quantityDecimals]])),
    ),
    sellingTerms: Object.fromEntries(
      cart.lines.flatMap(({ id, sellingTerms }) => (sellingTerms === undefined ? [] : [[id, sellingTerms]])),
    ),
    promotions: cart.promotions
      .filter(({ status }) => status === 'APPLIED')
      .map(({ code, description, discountAmount }) => ({ code, description, discountAmount: discountAmount ?? '0' })),
    subtotal: required(cart.subtotal, 'subtotal'),
    discountTotal: required(cart.discountTotal, 'discount_total'),
    gctAmount: required(cart.gctAmount, 'gct_amount'),
    total: required(cart.total, 'total'),
    freeShipping,
    taxExempt: cart.taxExempt,
  };
}

const fromProtoLine = (line: CartLine__Output): OrderLine =>
  readOrderLine(line.description === undefined ? { ...line, description: line.sku } : line, AS_TEXT);

function required(amount: string | undefined, field: string): string {
  if (amount === undefined) throw new Error(`the frozen cart has no ${field}`);
  return amount;
}
