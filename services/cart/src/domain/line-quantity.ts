import { QUANTITY_DECIMALS_MAX, QUANTITY_MAX } from '@storefront/contract';
import { type ErrorDetail, fieldError, invalidAll } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import type { CartLine, OrderedUnit } from './cart.ts';
import type { OrderUnit, SellingRules } from './selling-rules.ts';

/** The quantity of a line: in the base unit, and in the unit the shopper ordered in if that is another one. */
export interface LineQuantity {
  readonly quantity: Decimal;
  readonly ordered: OrderedUnit | null;
}

/** The quantity in a request, as decimal text. An undefined `quantity` is derived from `orderQuantity`. */
export interface RequestedQuantity {
  readonly quantity?: string | undefined;
  readonly orderUom?: string | undefined;
  readonly orderQuantity?: string | undefined;
}

/** The reason of every refusal of a quantity or a unit. */
export const INVALID_QUANTITY = 'invalid_quantity';

const NUMBER = /^\d{1,12}(\.\d{1,12})?$/;

/** Whether the text is a decimal number without a sign. */
export const isQuantityText = (text: string): boolean => NUMBER.test(text);

/** Parses a quantity and checks it against the product's units: minimum, increment, precision, and agreement of both quantities. 422 `invalid_quantity` with every error. */
export function parseQuantity(requested: RequestedQuantity, rules: SellingRules): LineQuantity {
  const violations: ErrorDetail[] = [];
  const parsed =
    requested.orderUom === undefined
      ? inBaseUnit(requested, rules, violations)
      : inOrderUnit(requested, requested.orderUom, rules, violations);
  if (parsed === undefined || violations.length > 0) throw invalidAll(violations, INVALID_QUANTITY);
  return parsed;
}

/** Returns the violations of a stored line under the current rules of its product. A quantity in another base unit means something else. */
export function changedFacts(line: CartLine, rules: SellingRules): readonly ErrorDetail[] {
  const otherBase = baseUnitViolation(line.rules.baseUom, rules);
  return otherBase === undefined ? quantityViolations(line, rules) : [otherBase];
}

/** Returns the violation of a quantity that was stated in another base unit than the product has now. */
export const baseUnitViolation = (stated: string, { baseUom }: SellingRules): ErrorDetail | undefined =>
  stated === baseUom
    ? undefined
    : violation('quantity', 'base_unit_changed', `must be stated in ${baseUom}, the unit that has replaced ${stated}`);

/** Returns the violations of a stored quantity under rules that may have changed since it was stored. */
export function quantityViolations({ quantity, ordered }: LineQuantity, rules: SellingRules): ErrorDetail[] {
  const violations: ErrorDetail[] = [];
  const unit = rules.orderUnits.find(({ code }) => code === ordered?.code);
  if (ordered === null) checkBaseQuantity(quantity, rules, violations);
  else if (unit === undefined)
    violations.push(violation('order_uom', 'unknown_unit', `must use a unit that the product is sold in, not ${ordered.code}`));
  else checkOrderQuantity({ quantity, ordered }, unit, rules, violations);
  return violations;
}

function inBaseUnit(requested: RequestedQuantity, rules: SellingRules, violations: ErrorDetail[]): LineQuantity | undefined {
  if (requested.orderQuantity !== undefined) violations.push(violation('order_uom', 'required', 'is required with order_quantity'));
  const quantity = read('quantity', requested.quantity, violations);
  if (quantity === undefined) return undefined;
  checkBaseQuantity(quantity, rules, violations);
  return { quantity, ordered: null };
}

function inOrderUnit(requested: RequestedQuantity, code: string, rules: SellingRules, violations: ErrorDetail[]): LineQuantity | undefined {
  const unit = rules.orderUnits.find((known) => known.code === code) ?? baseUnit(code, rules);
  if (unit === undefined)
    violations.push(violation('order_uom', 'unknown_unit', `must use a unit that the product is sold in, not ${code.slice(0, 40)}`));
  const orderQuantity = read('order_quantity', requested.orderQuantity, violations);
  const converted = unit && orderQuantity?.times(unit.baseQuantity);
  const quantity = requested.quantity === undefined ? converted : read('quantity', requested.quantity, violations);
  if (unit === undefined || orderQuantity === undefined || quantity === undefined) return undefined;
  const ordered = { code, quantity: orderQuantity };
  checkOrderQuantity({ quantity, ordered }, unit, rules, violations);
  // Ordering "5 EA" of a product whose base unit is EA is the same as ordering in the base unit.
  return { quantity, ordered: code === rules.baseUom ? null : ordered };
}

const baseUnit = (code: string, { baseUom }: SellingRules): OrderUnit | undefined =>
  code === baseUom ? { code, baseQuantity: new Decimal(1), minOrderQuantity: new Decimal(0), increment: new Decimal(0) } : undefined;

interface OrderedQuantity {
  readonly quantity: Decimal;
  readonly ordered: OrderedUnit;
}

/** Checks a quantity in an order unit. Every message is in that unit, because the shopper does not think in base units. */
function checkOrderQuantity({ quantity, ordered }: OrderedQuantity, unit: OrderUnit, rules: SellingRules, violations: ErrorDetail[]): void {
  const inUnit = (amount: Decimal): string => `${plainText(amount)} ${unit.code}`;
  const refuse = (code: string, detail: string) => violations.push(violation('order_quantity', code, detail));
  const converted = ordered.quantity.times(unit.baseQuantity);
  const most = new Decimal(QUANTITY_MAX).div(unit.baseQuantity).toDecimalPlaces(QUANTITY_DECIMALS_MAX, Decimal.ROUND_DOWN);
  if (!ordered.quantity.greaterThan(0)) refuse('out_of_range', 'must be greater than 0');
  if (converted.greaterThan(QUANTITY_MAX)) refuse('out_of_range', `must be at most ${inUnit(most)}`);
  if (ordered.quantity.decimalPlaces() > QUANTITY_DECIMALS_MAX)
    refuse('too_precise', `must have at most ${QUANTITY_DECIMALS_MAX} decimals`);
  else if (converted.decimalPlaces() > rules.quantityDecimals) {
    const limit = rules.quantityDecimals === 0 ? 'be a whole number' : `have at most ${rules.quantityDecimals} decimals`;
    refuse('too_precise', `must ${limit} in ${rules.baseUom}: ${inUnit(ordered.quantity)} is ${plainText(converted)} ${rules.baseUom}`);
  }
  if (!quantity.equals(converted)) {
    const sum = `${inUnit(ordered.quantity)} × ${plainText(unit.baseQuantity)} = ${plainText(converted)} ${rules.baseUom}`;
    violations.push(violation('quantity', 'unit_mismatch', `must equal order_quantity times the unit's base quantity: ${sum}`));
  }
  if (ordered.quantity.lessThan(unit.minOrderQuantity)) refuse('below_minimum', `must be at least ${inUnit(unit.minOrderQuantity)}`);
  if (unit.increment.greaterThan(0) && !ordered.quantity.modulo(unit.increment).isZero()) {
    refuse('not_an_increment', `must be a multiple of ${inUnit(unit.increment)}`);
  }
}

const MOST = new Decimal(QUANTITY_MAX);

const isPositive = (quantity: Decimal): boolean => quantity.isPositive() && !quantity.isZero();

function checkBaseQuantity(quantity: Decimal, { baseUom, quantityDecimals: decimals }: SellingRules, violations: ErrorDetail[]): void {
  if (!isPositive(quantity)) violations.push(violation('quantity', 'out_of_range', 'must be greater than 0'));
  if (quantity.greaterThan(MOST)) violations.push(violation('quantity', 'out_of_range', `must be at most ${QUANTITY_MAX} ${baseUom}`));
  if (quantity.decimalPlaces() > decimals) {
    const allowed = decimals === 0 ? `must be a whole number of ${baseUom}` : `must have at most ${decimals} decimals in ${baseUom}`;
    violations.push(violation('quantity', 'too_precise', allowed));
  }
}

function read(field: string, text: string | undefined, violations: ErrorDetail[]): Decimal | undefined {
  if (text !== undefined && isQuantityText(text)) return new Decimal(text);
  const isMissing = text === undefined || text === '';
  violations.push(
    isMissing ? violation(field, 'required', 'is required') : violation(field, 'not_a_quantity', 'must be a decimal number greater than 0'),
  );
  return undefined;
}

const violation = (field: string, code: string, detail: string): ErrorDetail => fieldError(field, detail, code);
