import { CART_LINES_MAX, QUANTITY_DECIMALS_MAX, QUANTITY_MAX } from '@storefront/contract';
import { type AppError, conflict, invalid, notFound } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import { type Cart, type CartLine, type OrderedUnit, withoutPrices } from './cart.ts';
import { isQuantityText, type LineQuantity, parseQuantity, type RequestedQuantity } from './line-quantity.ts';
import type { SellingRules } from './selling-rules.ts';

/** Returns the cart with `added` in it. A SKU has one line per unit; adding it again increases that line and keeps its ID. 409 `cart_line_limit` beyond `CART_LINES_MAX` lines. */
export function withLine(cart: Cart, added: CartLine): Cart {
  const held = cart.lines.find((line) => isSameItem(line, added));
  if (held !== undefined) {
    const raised = { ...added, lineId: held.lineId, ...sumOfQuantities(held, added) };
    const lines = cart.lines.map((line) => (line === held ? raised : line));
    return withLines(cart, lines);
  }
  if (cart.lines.length >= CART_LINES_MAX) throw conflict('cart_line_limit', `A cart can have at most ${CART_LINES_MAX} lines.`);
  return withLines(cart, [...cart.lines, added]);
}

/** Returns the cart with one line's quantity or unit changed by a PATCH. If another line has the same SKU and unit, the two are merged. */
export function withChangedLine(cart: Cart, lineId: string, requested: RequestedQuantity): Cart {
  const line = lineOf(cart, lineId);
  const quantity = parseQuantity(withDefaults(requested, line), line.rules);
  if (isSameQuantity(line, quantity)) return cart;
  const changed = { ...line, ...quantity };
  const twin = cart.lines.find((other) => other !== line && isSameItem(other, changed));
  const settled = twin === undefined ? changed : { ...changed, ...sumOfQuantities(changed, twin) };
  const kept = cart.lines.filter((other) => other !== twin);
  const lines = kept.map((other) => (other === line ? settled : other));
  return withLines(cart, lines);
}

/** Returns the cart without one of its lines; 404 if it has no such line. */
export function withoutLine(cart: Cart, lineId: string): Cart {
  const line = lineOf(cart, lineId);
  const kept = cart.lines.filter((other) => other !== line);
  return withLines(cart, kept);
}

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => withoutPrices({ ...cart, lines });

function lineOf(cart: Cart, lineId: string): CartLine {
  const line = cart.lines.find((known) => known.lineId === lineId);
  if (line === undefined) throw notFound('cart line');
  return line;
}

const isSameItem = (a: CartLine, b: CartLine): boolean => a.sku === b.sku && a.ordered?.code === b.ordered?.code;

const isSameQuantity = (a: LineQuantity, b: LineQuantity): boolean =>
  a.quantity.equals(b.quantity) &&
  a.ordered?.code === b.ordered?.code &&
  (a.ordered === null || a.ordered.quantity.equals(b.ordered?.quantity ?? 0));

function sumOfQuantities(a: LineQuantity, b: LineQuantity): LineQuantity {
  const quantity = a.quantity.plus(b.quantity);
  const ordered = a.ordered && b.ordered && { code: a.ordered.code, quantity: a.ordered.quantity.plus(b.ordered.quantity) };
  if (quantity.greaterThan(QUANTITY_MAX)) throw lineTooLarge({ quantity, ordered });
  return { quantity, ordered };
}

/** The 422 of a line that would hold too much, in the unit in which it is ordered. */
function lineTooLarge({ quantity, ordered }: LineQuantity): AppError {
  const options = { code: 'out_of_range' };
  if (ordered === null) {
    return invalid('quantity', `must be at most ${QUANTITY_MAX} per line; this line would have ${plainText(quantity)}`, options);
  }
  const most = ordered.quantity.times(QUANTITY_MAX).div(quantity).toDecimalPlaces(QUANTITY_DECIMALS_MAX, Decimal.ROUND_DOWN);
  const inUnit = (amount: Decimal): string => `${plainText(amount)} ${ordered.code}`;
  return invalid('order_quantity', `must be at most ${inUnit(most)} per line; this line would have ${inUnit(ordered.quantity)}`, options);
}

/** Fills in what a PATCH omits from the current line: the unit stays, and a missing quantity is derived from the other one. */
function withDefaults({ quantity, orderUom, orderQuantity }: RequestedQuantity, line: CartLine): RequestedQuantity {
  const code = orderUom ?? line.ordered?.code;
  // An empty unit resets the line to the base unit.
  if (code === undefined || code === '') {
    return { quantity: quantity ?? plainText(line.quantity), orderUom: undefined, orderQuantity };
  }
  if (orderQuantity !== undefined || code !== line.ordered?.code) return { quantity, orderUom: code, orderQuantity };
  if (quantity === undefined) return { quantity, orderUom: code, orderQuantity: plainText(line.ordered.quantity) };
  return { quantity, orderUom: code, orderQuantity: toOrderUnit(quantity, line.ordered, line.rules) };
}

/** Converts the quantity to the line's unit. It is rounded to thousandths, so that a quantity that does not fit is reported as a mismatch. */
function toOrderUnit(quantity: string, { code, quantity: held }: OrderedUnit, rules: SellingRules): string {
  const unit = rules.orderUnits.find((known) => known.code === code);
  if (unit === undefined || !isQuantityText(quantity)) return plainText(held);
  return plainText(new Decimal(quantity).div(unit.baseQuantity).toDecimalPlaces(3));
}
