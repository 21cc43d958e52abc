import { type PadRow, rowsOf } from './order-pad-rows.ts';

/** A row that can be ordered. `row` is its first line in the text, from 1. */
export interface OrderPadLine {
  readonly row: number;
  /** The row as it was given, which has several lines if a cell has. */
  readonly text: string;
  readonly sku: string;
  readonly quantity: number;
}

/** A row that cannot be ordered as it is. */
export interface OrderPadViolation {
  readonly row: number;
  /** The row as it was given. */
  readonly text: string;
  readonly code: 'missing_sku' | 'missing_quantity' | 'invalid_quantity' | 'ambiguous_quantity' | 'unclosed_quote' | 'before_header';
  readonly detail: string;
}

/** The rows of a text. Blank ones and headers are left out. */
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
 * Reads SKUs and quantities that a buyer has pasted or uploaded: two columns in each row, or the columns that a header names, wherever it is.
 * Whether a quantity has a decimal point or a decimal comma is decided by all numbers of the text. A quantity with two readings, such as
 * 1,500, is a violation, and so is a row above a header.
 */
export function parseOrderPad(text: string): OrderPad {
  const rows = rowsOf(text.replace(/^\uFEFF/, '')).filter((row) => !/^[\s,;]*$/.test(row.text));
  const headers = rows.map(({ cells }) => headerOf(cells));
  const first = headers.findIndex((header) => header !== undefined);
  const lines: OrderPadLine[] = [];
  const violations: OrderPadViolation[] = [];
  const given: { row: PadRow; columns: Columns }[] = [];
  let columns: Columns = { sku: 0, quantity: 1, named: false };
  for (const [index, row] of rows.entries()) {
    const header = headers[index];
    if (header !== undefined) columns = header;
    else if (row.isTorn) violations.push({ row: row.row, text: row.text, ...TORN });
    else if (index < first) violations.push({ row: row.row, text: row.text, ...ABOVE });
    else given.push({ row, columns });
  }
  const mark = decimalMarkOf(given.flatMap(({ row, columns: { sku } }) => row.cells.filter((_, index) => index !== sku)));
  for (const { row, columns: of } of given) {
    const sku = row.cells[of.sku] ?? '';
    const quantity = quantityOf(row, of, mark);
    if (sku === '') violations.push({ row: row.row, text: row.text, code: 'missing_sku', detail: 'has no SKU' });
    else if (typeof quantity === 'number') lines.push({ row: row.row, text: row.text, sku, quantity });
    else violations.push({ row: row.row, text: row.text, ...quantity });
  }
  return { lines, violations: violations.toSorted((a, b) => a.row - b.row) };
}

const TORN: Violation = {
  code: 'unclosed_quote',
  detail: 'has a quote that is not closed; double the quotes inside a cell, or remove them',
};
const ABOVE: Violation = { code: 'before_header', detail: 'is above the header; delete it, or move it below' };

/** Returns the columns that a header names; undefined if the row is none. */
function headerOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const sku = names.findIndex((name) => SKU_NAMES.test(name));
  const quantity = names.findIndex((name) => QUANTITY_NAMES.test(name));
  return sku < 0 || quantity < 0 ? undefined : { sku, quantity, named: true };
}

type Mark = '.' | ',';

/** Returns the decimal mark of the numbers that can be read in one way only; undefined if there are none, or if they differ. */
function decimalMarkOf(cells: readonly string[]): Mark | undefined {
  const marks = new Set(
    cells.flatMap((cell): Mark[] => {
      const [point, comma] = readingsOf(withoutSpaces(cell));
      if (point === undefined) return comma === undefined ? [] : [','];
      return comma === undefined ? ['.'] : [];
    }),
  );
  return marks.size === 1 ? [...marks][0] : undefined;
}

/** Reads a number with a decimal point, and with a decimal comma. The other mark separates thousands. */
const readingsOf = (text: string): readonly [point: number | undefined, comma: number | undefined] => [
  /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined,
  /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined,
];

/** Spaces and apostrophes separate thousands, too. */
const withoutSpaces = (text: string): string => text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');

function quantityOf({ cells, separator }: PadRow, { quantity, named }: Columns, mark: Mark | undefined): number | Violation {
  const text = withoutSpaces(cells[quantity] ?? '');
  if (text === '') return { code: 'missing_quantity', detail: 'has no quantity' };
  const after = cells[quantity + 1] ?? '';
  if (!named && separator === ',' && /^\d+$/.test(text) && /^\d{1,3}$/.test(after)) {
    return { code: 'ambiguous_quantity', detail: `${text},${after} could be a decimal number or not; write a decimal point` };
  }
  const [point, comma] = readingsOf(text);
  if (mark === undefined && point !== undefined && comma !== undefined && point !== comma) {
    return { code: 'ambiguous_quantity', detail: `${text} could be ${point} or ${comma}; write it without separators of thousands` };
  }
  const value = (mark === ',' ? (comma ?? point) : (point ?? comma)) ?? Number.NaN;
  if (!(value > 0 && value <= QUANTITY_MAX && Number(value.toFixed(3)) === value)) {
    return {
      code: 'invalid_quantity',
      detail: `${text} is not a quantity: a number above 0, up to ${QUANTITY_MAX}, with up to 3 decimals`,
    };
  }
  return value;
}
