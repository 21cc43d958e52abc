import { type Cart, type CartLine, withoutPrices } from './cart.ts';
import type { RequestedQuantity } from './line-quantity.ts';
import { withAdded, withChanged, without } from './merged-lines.ts';
import type { Quote } from './quote.ts';

/** Returns the cart with `added` in it; 409 `cart_line_limit` beyond `CART_LINES_MAX` lines. */
export const withLine = (cart: Cart, added: CartLine): Cart => withLines(cart, withAdded(cart.lines, added, 'cart'));

/** Returns the cart with one line's quantity or unit changed by a PATCH, as its product is quoted now. */
export const withChangedLine = (cart: Cart, lineId: string, requested: RequestedQuantity, quote?: Quote): Cart =>
  withLines(cart, withChanged(cart.lines, lineId, requested, 'cart', quote));

/** Returns the cart without one of its lines; 404 if it has no such line. */
export const withoutLine = (cart: Cart, lineId: string): Cart => withLines(cart, without(cart.lines, lineId, 'cart'));

/** Returns the cart with other lines and without amounts, or the same cart if the lines are the same. */
export const withLines = (cart: Cart, lines: readonly CartLine[]): Cart =>
  lines === cart.lines ? cart : withoutPrices({ ...cart, lines });
