import { type ErrorDetail, invalidAll } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import type { OrderedUnit } from './cart.ts';
import type { OrderUnit, SellingRules } from './selling-rules.ts';

/** How much of a SKU: settled in the base unit, with the unit the shopper ordered in. */
export interface Measure {
  readonly quantity: Decimal;
  readonly ordered: OrderedUnit | null;
}

/** What a request says about it, as decimal text. An undefined `quantity` follows from `orderQuantity`. */
export interface AskedMeasure {
  readonly quantity: string | undefined;
  readonly orderUom: string | undefined;
  readonly orderQuantity: string | undefined;
}

/** The contract's bound on a line, in base units. */
export const QUANTITY_MAX = 1_000_000;
/** No unit is finer than a thousandth. */
const DECIMALS_MAX = 3;
const NUMBER = /^\d{1,12}(\.\d{1,12})?$/;

/** Whether the text is a decimal number that is not negative. */
export const isQuantityText = (text: string): boolean => NUMBER.test(text);

/** Reads and checks a quantity against the product's units: minimum, increment, precision, agreement. 422 with every fault at once. */
export function measureOf(asked: AskedMeasure, rules: SellingRules): Measure {
  const faults: ErrorDetail[] = [];
  const measure = asked.orderUom === undefined ? inBaseUnit(asked, rules, faults) : inOrderUnit(asked, asked.orderUom, rules, faults);
  if (measure === undefined || faults.length > 0) throw invalidAll(faults);
  return measure;
}

/** The faults of an already settled measure under rules that may have changed since. */
export function measureFaults({ quantity, ordered }: Measure, rules: SellingRules): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  checkQuantity('quantity', quantity, rules.quantityDecimals, faults);
  if (ordered === null) return faults;
  const unit = rules.orderUnits.find(({ code }) => code === ordered.code);
  if (unit === undefined) faults.push(fault('order_uom', 'unknown_unit', `the product is not sold by ${ordered.code}`));
  else checkUnit({ quantity, ordered }, unit, faults);
  return faults;
}

function inBaseUnit(asked: AskedMeasure, rules: SellingRules, faults: ErrorDetail[]): Measure | undefined {
  if (asked.orderQuantity !== undefined) faults.push(fault('order_uom', 'required', 'is required with order_quantity'));
  const quantity = read('quantity', asked.quantity, faults);
  if (quantity === undefined) return undefined;
  checkQuantity('quantity', quantity, rules.quantityDecimals, faults);
  return { quantity, ordered: null };
}

function inOrderUnit(asked: AskedMeasure, code: string, rules: SellingRules, faults: ErrorDetail[]): Measure | undefined {
  const unit = rules.orderUnits.find((known) => known.code === code) ?? baseUnit(code, rules);
  if (unit === undefined) faults.push(fault('order_uom', 'unknown_unit', `the product is not sold by ${code.slice(0, 40)}`));
  const orderQuantity = read('order_quantity', asked.orderQuantity, faults);
  const settled = unit && orderQuantity?.times(unit.baseQuantity);
  const quantity = asked.quantity === undefined ? settled : read('quantity', asked.quantity, faults);
  if (unit === undefined || orderQuantity === undefined || quantity === undefined) return undefined;
  checkQuantity('quantity', quantity, rules.quantityDecimals, faults);
  checkQuantity('order_quantity', orderQuantity, DECIMALS_MAX, faults);
  const ordered = { code, quantity: orderQuantity };
  checkUnit({ quantity, ordered }, unit, faults);
  // Ordering "5 EA" of a product counted in EA is ordering in the base unit.
  return { quantity, ordered: code === rules.baseUom ? null : ordered };
}

const baseUnit = (code: string, { baseUom }: SellingRules): OrderUnit | undefined =>
  code === baseUom ? { code, baseQuantity: new Decimal(1), minOrderQuantity: new Decimal(0), increment: new Decimal(0) } : undefined;

function checkUnit({ quantity, ordered }: { quantity: Decimal; ordered: OrderedUnit }, unit: OrderUnit, faults: ErrorDetail[]): void {
  const settled = ordered.quantity.times(unit.baseQuantity);
  if (!quantity.equals(settled)) {
    const sum = `${plainText(ordered.quantity)} × ${plainText(unit.baseQuantity)}`;
    faults.push(
      fault('quantity', 'unit_mismatch', `must equal order_quantity times the unit's base quantity: ${sum} = ${plainText(settled)}`),
    );
  }
  if (ordered.quantity.lessThan(unit.minOrderQuantity)) {
    faults.push(fault('order_quantity', 'below_minimum', `must be at least ${plainText(unit.minOrderQuantity)}`));
  }
  if (unit.increment.greaterThan(0) && !ordered.quantity.modulo(unit.increment).isZero()) {
    faults.push(fault('order_quantity', 'not_an_increment', `must be a multiple of ${plainText(unit.increment)}`));
  }
}

function checkQuantity(field: string, quantity: Decimal, decimals: number, faults: ErrorDetail[]): void {
  if (!quantity.greaterThan(0)) faults.push(fault(field, 'out_of_range', 'must be greater than 0'));
  if (quantity.greaterThan(QUANTITY_MAX)) faults.push(fault(field, 'out_of_range', `must be at most ${QUANTITY_MAX}`));
  if (quantity.decimalPlaces() > decimals) {
    faults.push(fault(field, 'too_precise', decimals === 0 ? 'must be a whole number' : `may have at most ${decimals} decimals`));
  }
}

function read(field: string, text: string | undefined, faults: ErrorDetail[]): Decimal | undefined {
  if (text !== undefined && isQuantityText(text)) return new Decimal(text);
  const missing = text === undefined || text === '';
  faults.push(
    missing ? fault(field, 'required', 'is required') : fault(field, 'not_a_quantity', 'must be a decimal number greater than 0'),
  );
  return undefined;
}

const fault = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
