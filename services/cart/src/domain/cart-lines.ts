import { conflict, invalid, notFound } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import { type Cart, type CartLine, type OrderedUnit, withoutPrices } from './cart.ts';
import { type AskedMeasure, isQuantityText, type Measure, measureOf, QUANTITY_MAX } from './measure.ts';
import type { SellingRules } from './selling-rules.ts';

/** The largest cart that one catalog call prices and one order carries. */
export const LINES_MAX = 500;

/** The cart with `added` in it. A SKU has one line per unit: adding it again raises that line and keeps its id. 409 `cart_line_limit` beyond 500 lines. */
export function withLine(cart: Cart, added: CartLine): Cart {
  const held = cart.lines.find((line) => isSameItem(line, added));
  if (held !== undefined) {
    const raised = { ...added, lineId: held.lineId, ...sumOfMeasures(held, added) };
    return withLines(
      cart,
      cart.lines.map((line) => (line === held ? raised : line)),
    );
  }
  if (cart.lines.length >= LINES_MAX) throw conflict('cart_line_limit', `A cart holds at most ${LINES_MAX} lines.`);
  return withLines(cart, [...cart.lines, added]);
}

/** The cart with one line's quantity or unit changed by a PATCH. A line that thereby names the same SKU and unit as another takes it in. */
export function withChangedLine(cart: Cart, lineId: string, asked: AskedMeasure): Cart {
  const line = lineOf(cart, lineId);
  const measure = measureOf(completed(asked, line), line.rules);
  if (isSameMeasure(line, measure)) return cart;
  const changed = { ...line, ...measure };
  const twin = cart.lines.find((other) => other !== line && isSameItem(other, changed));
  const settled = twin === undefined ? changed : { ...changed, ...sumOfMeasures(changed, twin) };
  const kept = cart.lines.filter((other) => other !== twin);
  return withLines(
    cart,
    kept.map((other) => (other === line ? settled : other)),
  );
}

/** The cart without one of its lines; 404 when it has no such line. */
export function withoutLine(cart: Cart, lineId: string): Cart {
  const line = lineOf(cart, lineId);
  return withLines(
    cart,
    cart.lines.filter((other) => other !== line),
  );
}

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => withoutPrices({ ...cart, lines });

function lineOf(cart: Cart, lineId: string): CartLine {
  const line = cart.lines.find((known) => known.lineId === lineId);
  if (line === undefined) throw notFound('cart line');
  return line;
}

const isSameItem = (a: CartLine, b: CartLine): boolean => a.sku === b.sku && a.ordered?.code === b.ordered?.code;

const isSameMeasure = (a: Measure, b: Measure): boolean =>
  a.quantity.equals(b.quantity) &&
  a.ordered?.code === b.ordered?.code &&
  (a.ordered === null || a.ordered.quantity.equals(b.ordered?.quantity ?? 0));

function sumOfMeasures(a: Measure, b: Measure): Measure {
  const quantity = a.quantity.plus(b.quantity);
  if (quantity.greaterThan(QUANTITY_MAX)) {
    throw invalid('quantity', `a line holds at most ${QUANTITY_MAX}, and this one would hold ${plainText(quantity)}`, {
      code: 'out_of_range',
    });
  }
  const ordered = a.ordered && b.ordered && { code: a.ordered.code, quantity: a.ordered.quantity.plus(b.ordered.quantity) };
  return { quantity, ordered };
}

/** Fills what a PATCH leaves out from the line: the unit stays, and of the two quantities the missing one follows from the other. */
function completed({ quantity, orderUom, orderQuantity }: AskedMeasure, line: CartLine): AskedMeasure {
  const code = orderUom ?? line.ordered?.code;
  // An empty unit goes back to the base unit.
  if (code === undefined || code === '') {
    return { quantity: quantity ?? plainText(line.quantity), orderUom: undefined, orderQuantity };
  }
  if (orderQuantity !== undefined || code !== line.ordered?.code) return { quantity, orderUom: code, orderQuantity };
  if (quantity === undefined) return { quantity, orderUom: code, orderQuantity: plainText(line.ordered.quantity) };
  return { quantity, orderUom: code, orderQuantity: inUnit(quantity, line.ordered, line.rules) };
}

/** The quantity counted in the line's unit. One that is no thousandth of it is rounded, so that the mismatch is reported. */
function inUnit(quantity: string, { code, quantity: held }: OrderedUnit, rules: SellingRules): string {
  const unit = rules.orderUnits.find((known) => known.code === code);
  if (unit === undefined || !isQuantityText(quantity)) return plainText(held);
  return plainText(new Decimal(quantity).div(unit.baseQuantity).toDecimalPlaces(3));
}
