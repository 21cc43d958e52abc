import { itemOfCells, type LineCells, pricingOfCells, writeItem } from '@storefront/contract';
import { lineColumns } from '@storefront/db';
import { Decimal, decimalText, plainText } from '@storefront/money';
import { sql } from 'kysely';
import type { CartLine } from '../domain/cart.ts';
import type { SellingRules } from '../domain/selling-rules.ts';
import type { SellingRulesJson } from './schema.ts';

const ITEM = lineColumns('item');
const PRICING = lineColumns('pricing');

/** A line as it is read. An array, because column names would make up most of the response for 500 lines. */
export type CartLineRow = LineCells<
  readonly [id: string, quantity: string, orderUom: string | null, orderQuantity: string | null, rules: SellingRulesJson, isPriced: boolean]
>;

/** Reads the row `line` as a `CartLineRow`. */
export const LINE_ROW = sql`json_build_array(
  json_build_array(
    line.line_id, line.quantity::text, line.order_uom, line.order_quantity::text, line.selling_rules, line.unit_price is not null),
  ${ITEM.cells}, ${PRICING.cells})`;

/** Converts a row to a line. A check constraint allows all of its amounts or none. */
export function toLine(cells: CartLineRow): CartLine {
  const [lineId, quantity, code, inUnit, rules, isPriced] = cells[0];
  return {
    lineId,
    ...itemOfCells(cells),
    quantity: new Decimal(quantity),
    ordered: code !== null && inUnit !== null ? { code, quantity: new Decimal(inUnit) } : null,
    rules: toRules(rules),
    pricing: isPriced ? pricingOfCells(cells, decimalText) : null,
  };
}

/** The columns of a line that are written. */
export const LINE_NAMES = sql`line_id, quantity, order_uom, order_quantity, selling_rules, ${ITEM.names}, ${PRICING.names}`;

/** The columns of a recordset of lines. */
export const LINE_DEFINITIONS = sql`
  "lineId" uuid, quantity numeric, "orderUom" text, "orderQuantity" numeric, rules jsonb, ${ITEM.definitions}, ${PRICING.definitions}`;

/** The values of a record, in the order of `LINE_NAMES`. */
export const LINE_VALUES = sql`line."lineId", line.quantity, line."orderUom", line."orderQuantity", line.rules, ${ITEM.values}, ${PRICING.values}`;

/** The assignments of an update from a record. */
export const LINE_ASSIGNMENTS = sql`
  quantity = line.quantity, order_uom = line."orderUom", order_quantity = line."orderQuantity", selling_rules = line.rules,
  ${ITEM.assignments}, ${PRICING.assignments}`;

/** Converts a line to a record. Missing values are null. */
export const toLineRecord = (line: CartLine) => ({
  ...line.pricing,
  ...writeItem(line),
  lineId: line.lineId,
  quantity: plainText(line.quantity),
  orderUom: line.ordered?.code,
  orderQuantity: line.ordered?.quantity.toFixed(),
  rules: toRulesJson(line.rules),
});

/** Converts selling rules from their stored form. */
export const toRules = ({ baseUom, quantityDecimals, orderUnits }: SellingRulesJson): SellingRules => ({
  baseUom,
  quantityDecimals,
  orderUnits: orderUnits.map((unit) => ({
    code: unit.code,
    baseQuantity: new Decimal(unit.baseQuantity),
    minOrderQuantity: new Decimal(unit.minOrderQuantity),
    increment: new Decimal(unit.increment),
  })),
});

/** Converts selling rules to their stored form. */
export const toRulesJson = ({ baseUom, quantityDecimals, orderUnits }: SellingRules): SellingRulesJson => ({
  baseUom,
  quantityDecimals,
  orderUnits: orderUnits.map((unit) => ({
    code: unit.code,
    baseQuantity: plainText(unit.baseQuantity),
    minOrderQuantity: plainText(unit.minOrderQuantity),
    increment: plainText(unit.increment),
  })),
});
