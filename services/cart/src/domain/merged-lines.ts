import { CART_LINES_MAX, QUANTITY_DECIMALS_MAX, QUANTITY_MAX } from '@storefront/contract';
import { type AppError, conflict, invalid, invalidAll, notFound } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import type { CartLine, OrderedUnit } from './cart.ts';
import {
  changedFacts,
  INVALID_QUANTITY,
  isQuantityText,
  type LineQuantity,
  parseQuantity,
  type RequestedQuantity,
} from './line-quantity.ts';
import type { Quote } from './quote.ts';
import { type SellingRules, sameRules } from './selling-rules.ts';

/** The name of the object that has the lines, for errors. */
export type LineOwner = 'cart' | 'list';

type Lines = readonly CartLine[];

/**
 * Returns the lines with `added` among them. A SKU has one line per unit; adding it again increases that line and keeps its ID, or is a 422 if that line no longer
 * fits the product. 409 beyond `CART_LINES_MAX` lines.
 */
export function withAdded(lines: Lines, added: CartLine, owner: LineOwner): Lines {
  const present = lines.find((line) => isSameItem(line, added));
  if (present !== undefined) {
    requireFit(present, added.rules, owner);
    const raised = { ...added, lineId: present.lineId, ...sumOfQuantities(present, added) };
    return lines.map((line) => (line === present ? raised : line));
  }
  if (lines.length >= CART_LINES_MAX) throw conflict(`${owner}_line_limit`, `A ${owner} can have at most ${CART_LINES_MAX} lines.`);
  return [...lines, added];
}

/**
 * Returns the lines with one line's quantity or unit changed by a PATCH, under the product's current rules, or its argument if nothing changes. If another line has the same SKU and
 * unit, the two are merged. Without a quote, the rules stored with the line apply. 404 if the storefront no longer sells the SKU.
 */
export function withChanged(lines: Lines, lineId: string, requested: RequestedQuantity, owner: LineOwner, quote?: Quote): Lines {
  const line = lineOf(lines, lineId, owner);
  if (quote?.found === false) throw notFound('product');
  const { rules, description } = quote ?? line;
  const changed = { ...line, description, rules, ...parseQuantity(withDefaults(requested, line, rules), rules) };
  if (isSameLine(line, changed)) return lines;
  const twin = lines.find((other) => other !== line && isSameItem(other, changed));
  if (twin !== undefined) requireFit(twin, rules, owner);
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
    return [isSameLine(line, next) ? line : { ...next, lineId: line.lineId }];
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

/** The quantity means the same, because the product is sold as it was. */
const isSameLine = (a: CartLine, b: CartLine): boolean => isSameQuantity(a, b) && sameRules(a.rules, b.rules);

/** Throws 422 `invalid_quantity` that names a line to which nothing can be added, because its product has changed since. */
function requireFit(line: CartLine, rules: SellingRules, owner: LineOwner): void {
  if (sameRules(line.rules, rules)) return;
  const details = changedFacts(line, rules).map((each) => ({
    ...each,
    detail: `cannot be added to the line that the ${owner} has, which ${each.detail}; change or remove that line first`,
    lineId: line.lineId,
    sku: line.sku,
  }));
  if (details.length > 0) throw invalidAll(details, INVALID_QUANTITY);
}

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

/**
 * Fills in what a PATCH omits from the current line: the unit stays, and a missing quantity is derived from the other one. Quantities in a base unit that the product no longer has
 * are not filled in.
 */
function withDefaults({ quantity, orderUom, orderQuantity }: RequestedQuantity, line: CartLine, rules: SellingRules): RequestedQuantity {
  const stored = (amount: Decimal): string | undefined => (line.rules.baseUom === rules.baseUom ? plainText(amount) : undefined);
  const code = orderUom ?? line.ordered?.code;
  // An empty unit resets the line to the base unit.
  if (code === undefined || code === '') {
    return { quantity: quantity ?? stored(line.quantity), orderUom: undefined, orderQuantity };
  }
  if (orderQuantity !== undefined || code !== line.ordered?.code) return { quantity, orderUom: code, orderQuantity };
  if (quantity === undefined) return { quantity, orderUom: code, orderQuantity: stored(line.ordered.quantity) };
  return { quantity, orderUom: code, orderQuantity: toOrderUnit(quantity, line.ordered, rules) };
}

/** Converts the quantity to the line's unit. It is rounded to thousandths, so that a quantity that does not fit is reported as a mismatch. */
function toOrderUnit(quantity: string, { code, quantity: base }: OrderedUnit, rules: SellingRules): string {
  const unit = rules.orderUnits.find((known) => known.code === code);
  if (unit === undefined || !isQuantityText(quantity)) return plainText(base);
  return plainText(new Decimal(quantity).div(unit.baseQuantity).toDecimalPlaces(3));
}
