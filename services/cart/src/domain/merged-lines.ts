import { CART_LINES_MAX, QUANTITY_DECIMALS_MAX, QUANTITY_MAX } from '@storefront/contract';
import { type AppError, conflict, invalid, notFound } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import type { CartLine, OrderedUnit } from './cart.ts';
import { INVALID_QUANTITY, isQuantityText, type LineQuantity, parseQuantity, type RequestedQuantity } from './line-quantity.ts';
import type { SellingRules } from './selling-rules.ts';

/** The name of the object that has the lines, for errors. */
export type LineOwner = 'cart' | 'list';

type Lines = readonly CartLine[];

/** Returns the lines with `added` among them. A SKU has one line per unit; adding it again increases that line and keeps its ID. 409 beyond `CART_LINES_MAX` lines. */
export function withAdded(lines: Lines, added: CartLine, owner: LineOwner): Lines {
  const present = lines.find((line) => isSameItem(line, added));
  if (present !== undefined) {
    const raised = { ...added, lineId: present.lineId, ...sumOfQuantities(present, added) };
    return lines.map((line) => (line === present ? raised : line));
  }
  if (lines.length >= CART_LINES_MAX) throw conflict(`${owner}_line_limit`, `A ${owner} can have at most ${CART_LINES_MAX} lines.`);
  return [...lines, added];
}

/** Returns the lines with one line's quantity or unit changed by a PATCH, or its argument if nothing changes. If another line has the same SKU and unit, the two are merged. */
export function withChanged(lines: Lines, lineId: string, requested: RequestedQuantity, owner: LineOwner): Lines {
  const line = lineOf(lines, lineId, owner);
  const quantity = parseQuantity(withDefaults(requested, line), line.rules);
  if (isSameQuantity(line, quantity)) return lines;
  const changed = { ...line, ...quantity };
  const twin = lines.find((other) => other !== line && isSameItem(other, changed));
  const settled = twin === undefined ? changed : { ...changed, ...sumOfQuantities(changed, twin) };
  return lines.filter((other) => other !== twin).map((other) => (other === line ? settled : other));
}

/** Returns the lines without one of them; 404 if there is no such line. */
export function without(lines: Lines, lineId: string, owner: LineOwner): Lines {
  const line = lineOf(lines, lineId, owner);
  return lines.filter((other) => other !== line);
}

/**
 * Returns `wanted` in place of `lines`, or `lines` if they are equal. Those of the same SKU and unit keep their IDs and their order; the others follow. No two of `wanted` have the
 * same SKU and unit.
 */
export function replaced(lines: Lines, wanted: Lines): Lines {
  const missing = new Map(wanted.map((line) => [itemOf(line), line]));
  const same = lines.flatMap((line) => {
    const next = missing.get(itemOf(line));
    missing.delete(itemOf(line));
    if (next === undefined) return [];
    return [isSameQuantity(line, next) ? line : { ...next, lineId: line.lineId }];
  });
  const isSame = missing.size === 0 && same.length === lines.length && same.every((line, index) => line === lines[index]);
  return isSame ? lines : [...same, ...missing.values()];
}

function lineOf(lines: Lines, lineId: string, owner: LineOwner): CartLine {
  const line = lines.find((known) => known.lineId === lineId);
  if (line === undefined) throw notFound(`${owner} line`);
  return line;
}

const isSameItem = (a: CartLine, b: CartLine): boolean => a.sku === b.sku && a.ordered?.code === b.ordered?.code;
/** A SKU and a unit have no control characters. */
const itemOf = ({ sku, ordered }: CartLine): string => `${sku}\n${ordered?.code ?? ''}`;

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

/** The 422 of a line with too large a quantity, in the unit in which it is ordered. */
function lineTooLarge({ quantity, ordered }: LineQuantity): AppError {
  const options = { code: 'out_of_range', reason: INVALID_QUANTITY };
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
function toOrderUnit(quantity: string, { code, quantity: base }: OrderedUnit, rules: SellingRules): string {
  const unit = rules.orderUnits.find((known) => known.code === code);
  if (unit === undefined || !isQuantityText(quantity)) return plainText(base);
  return plainText(new Decimal(quantity).div(unit.baseQuantity).toDecimalPlaces(3));
}
