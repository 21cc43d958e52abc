import type { CartLine__Output } from '@storefront/proto/storefront/cart/v1/CartLine';
import type { FreezeCartResponse__Output } from '@storefront/proto/storefront/cart/v1/FreezeCartResponse';
import type { FrozenCart, FrozenLine } from '../domain/frozen-cart.ts';

/** The cart of a freeze without issues. The cart service promises that every amount of it is set. */
export function toFrozenCart({ cart, freeShipping }: FreezeCartResponse__Output): FrozenCart {
  if (cart === null) throw new Error('the frozen cart is missing');
  return {
    id: cart.id,
    currency: cart.currency,
    lines: cart.lines.map(toFrozenLine),
    promotions: cart.promotions
      .filter(({ status }) => status === 'APPLIED')
      .map(({ code, description, discountAmount }) => ({ code, description, discountAmount: discountAmount ?? '0' })),
    subtotal: known(cart.subtotal, 'subtotal'),
    discountTotal: known(cart.discountTotal, 'discount_total'),
    gctAmount: known(cart.gctAmount, 'gct_amount'),
    total: known(cart.total, 'total'),
    freeShipping,
  };
}

function toFrozenLine(line: CartLine__Output): FrozenLine {
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
    unitPrice: known(line.unitPrice, 'unit_price'),
    listUnitPrice: known(line.listUnitPrice, 'list_unit_price'),
    priceSource,
    lineSubtotal: known(line.lineSubtotal, 'line_subtotal'),
    discountAmount: known(line.discountAmount, 'discount_amount'),
    effectiveGctRate: known(line.effectiveGctRate, 'effective_gct_rate'),
    gctAmount: known(line.gctAmount, 'gct_amount'),
    lineTotal: known(line.lineTotal, 'line_total'),
  };
}

function known(amount: string | undefined, field: string): string {
  if (amount === undefined) throw new Error(`the frozen cart has no ${field}`);
  return amount;
}
