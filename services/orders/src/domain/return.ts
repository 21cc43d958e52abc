import { conflict, invalid } from '@storefront/errors';
import { decimal, plainText, sumOf } from '@storefront/money';
import type { Order } from './order.ts';

/** A returned quantity of a SKU in base units, as decimal text. */
export interface ReturnLine {
  readonly sku: string;
  readonly quantity: string;
}

/** The refund of returned lines that are put back into stock. */
export interface ReturnRequest {
  readonly lines: readonly ReturnLine[];
  readonly method: 'BY_HAND' | 'CREDIT' | null;
  readonly reference: string | null;
  readonly reason: string | null;
}

/** A return of an order. Its ID is the request key of its refund. */
export interface Return {
  readonly id: string;
  readonly orderId: string;
  readonly request: ReturnRequest;
}

/** Throws unless the lines have been shipped and not returned before: only goods that have left can be put back into stock. */
export function checkReturnable(order: Order, earlier: readonly Return[], lines: readonly ReturnLine[]): void {
  if (lines.length === 0) throw invalid('lines', 'are required to put goods back into stock');
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length) throw invalid('lines', 'must not name a SKU twice');
  const returned = earlier.flatMap(({ request }) => request.lines);
  for (const { sku, quantity } of lines) {
    const shipped = sumOf(order.lines.filter((line) => line.sku === sku).map((line) => decimal(line.shippedQuantity)));
    const before = sumOf(returned.filter((line) => line.sku === sku).map((line) => decimal(line.quantity)));
    const left = shipped.minus(before);
    if (decimal(quantity).gt(left)) {
      throw conflict('return_too_large', `${plainText(left)} of ${sku} has been shipped and not returned before.`);
    }
  }
}
