import type { CartLine__Output } from '@storefront/proto/storefront/cart/v1/CartLine';
import type { FreezeCartResponse__Output } from '@storefront/proto/storefront/cart/v1/FreezeCartResponse';
import type { FrozenCart, FrozenLine } from '../domain/frozen-cart.ts';

/** Reads the cart of a freeze without issues, for which the cart service guarantees that every amount is set. Only a list price can be missing. */
export function fromProtoFrozenCart({ cart, freeShipping }: FreezeCartResponse__Output): FrozenCart {
  if (cart === null) throw new Error('the frozen cart is missing');
  return {
    id: cart.id,
    currency: cart.currency,
    lines: cart.lines.map(fromProtoFrozenLine),
    promotions: cart.promotions
      .filter(({ status }) => status === 'APPLIED')
      .map(({ code, description, discountAmount }) => ({ code, description, discountAmount: discountAmount ?? '0' })),
    subtotal: required(cart.subtotal, 'subtotal'),
    discountTotal: required(cart.discountTotal, 'discount_total'),
    gctAmount: required(cart.gctAmount, 'gct_amount'),
    total: required(cart.total, 'total'),
    freeShipping,
  };
}

function fromProtoFrozenLine(line: CartLine__Output): FrozenLine {
  const { priceSource } = line;
  if (priceSource === undefined || priceSource === 'PRICE_SOURCE_UNSPECIFIED') throw new Error('a frozen line has no price source');
  return {
    id: line.id,
    sku: line.sku,
    description: line.description ?? line.sku,
    quantity: line.quantity,
    baseUom: line.baseUom,
    orderUom: line.orderUom ?? null,
    orderQuantity: line.orderQuantity ?? null,
    unitPrice: required(line.unitPrice, 'unit_price'),
    listUnitPrice: line.listUnitPrice ?? null,
    priceSource,
    lineSubtotal: required(line.lineSubtotal, 'line_subtotal'),
    discountAmount: required(line.discountAmount, 'discount_amount'),
    effectiveGctRate: required(line.effectiveGctRate, 'effective_gct_rate'),
    gctAmount: required(line.gctAmount, 'gct_amount'),
    lineTotal: required(line.lineTotal, 'line_total'),
  };
}

function required(amount: string | undefined, field: string): string {
  if (amount === undefined) throw new Error(`the frozen cart has no ${field}`);
  return amount;
}
