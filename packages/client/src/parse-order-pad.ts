/** A row that can be ordered. `row` is its line in the text, from 1. */
export interface OrderPadLine {
  readonly row: number;
  readonly sku: string;
  readonly quantity: number;
}

/** A row that cannot be ordered as it is. */
export interface OrderPadViolation {
  readonly row: number;
  /** The row as it was given. */
  readonly text: string;
  readonly code: 'missing_sku' | 'missing_quantity' | 'invalid_quantity' | 'ambiguous_quantity';
  readonly detail: string;
}

/** The rows of a text. Blank ones and the header are left out. */
export interface OrderPad {
  readonly lines: readonly OrderPadLine[];
  readonly violations: readonly OrderPadViolation[];
}

/** Where a row has its values. */
interface Columns {
  readonly sku: number;
  readonly quantity: number;
  readonly named: boolean;
}

type Violation = Pick<OrderPadViolation, 'code' | 'detail'>;

const QUANTITY_MAX = 1_000_000;
const SKU_NAMES = /^(sku|code|ref|reference|référence|(item|part|product|article|artikel)(code|id|no|nr|number|nummer)?)$/;
const QUANTITY_NAMES = /^(quantity|quantities|qty|quantité|qté|menge|anzahl|stückzahl|cantidad|count|pcs|pieces)$/;

/**
 * Reads SKUs and quantities that a buyer has pasted or uploaded: two columns in each row, separated by a tab, a semicolon, or a comma, or the columns that a header
 * names. A quantity may have a decimal comma. A quantity with two
 * readings, such as 1,500, is a violation.
 */
export function parseOrderPad(text: string): OrderPad {
  const lines: OrderPadLine[] = [];
  const violations: OrderPadViolation[] = [];
  let columns: Columns | undefined;
  for (const [index, given] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (/^[\s,;]*$/.test(given)) continue;
    const separator = ['\t', ';'].find((each) => given.includes(each)) ?? ',';
    const cells = cellsOf(given, separator);
    const header: Columns | undefined = columns === undefined ? headerOf(cells) : undefined;
    columns ??= header ?? { sku: 0, quantity: 1, named: false };
    if (header !== undefined) continue;
    const row = index + 1;
    const sku = cells[columns.sku]?.trim() ?? '';
    const quantity = quantityOf(cells, columns, separator);
    if (sku === '') violations.push({ row, text: given, code: 'missing_sku', detail: 'has no SKU' });
    else if (typeof quantity === 'number') lines.push({ row, sku, quantity });
    else violations.push({ row, text: given, ...quantity });
  }
  return { lines, violations };
}

/** Splits a row. A cell in double quotes can contain the separator, and quotes that are doubled. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  for (let rest = row; ;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const next = quoted === null ? '' : rest.slice(quoted[0].length);
    if (quoted !== null && (next === '' || next.startsWith(separator))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"'));
      if (next === '') return cells;
      rest = next.slice(separator.length);
      continue;
    }
    const end = rest.indexOf(separator);
    cells.push(end < 0 ? rest : rest.slice(0, end));
    if (end < 0) return cells;
    rest = rest.slice(end + separator.length);
  }
}

/** Returns the columns that a header names; undefined if the row is none. */
function headerOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const sku = names.findIndex((name) => SKU_NAMES.test(name));
  const quantity = names.findIndex((name) => QUANTITY_NAMES.test(name));
  return sku < 0 || quantity < 0 ? undefined : { sku, quantity, named: true };
}

function quantityOf(cells: readonly string[], { quantity, named }: Columns, separator: string): number | Violation {
  const text = (cells[quantity] ?? '').replaceAll(/\s/g, '');
  if (text === '') return { code: 'missing_quantity', detail: 'has no quantity' };
  const after = cells[quantity + 1]?.trim() ?? '';
  if (!named && separator === ',' && /^\d+$/.test(text) && /^\d{1,3}$/.test(after)) return ambiguous(`${text},${after}`);
  if (/^[1-9]\d{0,2}(,\d{3})+$/.test(text)) return ambiguous(text);
  const value = Number(plainNumber(text));
  if (!(value > 0 && value <= QUANTITY_MAX && Number(value.toFixed(3)) === value)) {
    return {
      code: 'invalid_quantity',
      detail: `${text} is not a quantity: a number above 0, up to ${QUANTITY_MAX}, with up to 3 decimals`,
    };
  }
  return value;
}

const ambiguous = (text: string): Violation => ({
  code: 'ambiguous_quantity',
  detail: `${text} could be a decimal number or not; write a decimal point`,
});

/** Returns a number with a decimal point and without separators of thousands; nothing that is a number if it is malformed. */
function plainNumber(text: string): string {
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  return /^\d+([.,]\d+)?$/.test(text) ? text.replace(',', '.') : 'NaN';
}
