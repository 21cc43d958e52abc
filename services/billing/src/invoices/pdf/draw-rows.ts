import { type Canvas, type Line, lineHeight, type TextStyle } from '@storefront/pdf';
import type { DocumentRow } from './invoice-document.ts';
import { COLOR, type Column, type ColumnKey, PAGE, SIZE } from './page-style.ts';

/** A row with its text broken into lines and its height. The SKU is below the description, and the rate below the GCT, in small print. */
export interface MeasuredRow {
  readonly cells: ReadonlyMap<ColumnKey, readonly StyledLine[]>;
  readonly height: number;
}

interface StyledLine {
  readonly line: Line | string;
  readonly style: TextStyle;
}

type Element = Canvas['tags']['root'];

const PADDING = 5;
export const HEAD_HEIGHT = 20;

const CELL: TextStyle = { size: SIZE.body, color: COLOR.ink };
const SMALL: TextStyle = { size: SIZE.small, color: COLOR.muted };
const LABEL: TextStyle = { size: SIZE.small, weight: 'bold', color: COLOR.muted };

/** A number, none of whose characters is wider than this part of the size. Units and dashes are no numbers. */
const NUMBER = /^\(?[−\d.,]+$/;
const DIGIT_WIDTH_MAX = 0.6;
/** The least width of the column of descriptions. */
const DESCRIPTION_WIDTH_MIN = 110;

/** Returns the columns in which no number of these rows is broken. Wide numbers take space from the descriptions, and then have smaller type. */
export function fitColumns({ text }: Canvas, rows: readonly DocumentRow[], columns: readonly Column[]): Column[] {
  const isNumeric = ({ align }: Column): boolean => align === 'right';
  const widthOf = (part: string, least: number): number =>
    !NUMBER.test(part) || part.length * SIZE.body * DIGIT_WIDTH_MAX <= least ? least : Math.max(least, text.widthOf(part, CELL) + 0.01);
  const neededBy = ({ key, width }: Column): number =>
    rows.reduce((most, row) => (row[key] ?? '').split(' ').reduce((least, part) => widthOf(part, least), most), width);
  const needed = new Map(columns.filter(isNumeric).map((column) => [column.key, neededBy(column)]));
  const numbers = [...needed.values()].reduce((sum, width) => sum + width, 0);
  const room = columns.reduce((sum, { key, width }) => sum + (key === 'date' ? 0 : width), 0);
  const scale = Math.min(1, (room - DESCRIPTION_WIDTH_MIN) / numbers);
  let added = 0;
  return columns.map((column) => {
    const own = column.key === 'description' ? room - numbers * scale : column.width;
    const width = (needed.get(column.key) ?? own / scale) * scale;
    const x = column.x + added;
    added += width - column.width;
    return { ...column, x, width, ...(isNumeric(column) ? { size: SIZE.body * scale } : {}) };
  });
}

/** Breaks the text of a row into lines that fit its columns. */
export function measureRow({ text }: Canvas, row: DocumentRow, columns: readonly Column[]): MeasuredRow {
  const styled = (value: string, width: number, style: TextStyle): StyledLine[] =>
    text.linesOf(value, width, style).map((line) => ({ line, style }));
  const cells = columns.map(({ key, width, size = SIZE.body }) => {
    const below = key === 'description' ? styled(row.sku, width, SMALL) : key === 'gct' ? [{ line: row.rate ?? '', style: SMALL }] : [];
    return [key, [...styled(row[key] ?? '', width, { ...CELL, size, leading: SIZE.body }), ...below]] as const;
  });
  return rowOf(new Map(cells));
}

const heightOf = ({ style: { size, leading = size } }: StyledLine): number => lineHeight(leading);
const rowOf = (cells: MeasuredRow['cells']): MeasuredRow => ({
  cells,
  height: Math.max(...[...cells.values()].map((lines) => lines.reduce((sum, line) => sum + heightOf(line), 0))) + 2 * PADDING,
});

/** Divides a row that is higher than `max`, the rows of a page, into rows that are not. */
export function rowParts(row: MeasuredRow, max: number): MeasuredRow[] {
  if (row.height <= max) return [row];
  const lines = Math.floor((max - 2 * PADDING) / lineHeight(SIZE.body));
  const part = (from: number, to?: number): MeasuredRow => rowOf(new Map([...row.cells].map(([key, cell]) => [key, cell.slice(from, to)])));
  return [part(0, lines), ...rowParts(part(lines), max)];
}

/** A table: its columns, and what the column of the tax is called. */
interface TableHead {
  readonly columns: readonly Column[];
  readonly taxLabel: string;
}

/** Draws the head of the table. It is part of the document structure once; on later pages it is repeated only visually. */
export function drawTableHead({ pdf, tags, text }: Canvas, y: number, { columns, taxLabel }: TableHead, table: Element | undefined): void {
  tags.artifact(() => void pdf.rect(PAGE.left - 8, y, PAGE.right - PAGE.left + 16, HEAD_HEIGHT).fill(COLOR.band));
  const labels = columns.map(({ key, label, x, width, align }) => () => {
    const shown = key === 'gct' ? taxLabel : label;
    text.write([shown], { x, width, y: y + 5 }, { ...text.fitted(shown, width, LABEL), align });
  });
  if (table === undefined) {
    for (const draw of labels) tags.artifact(draw);
    return;
  }
  const row = tags.group(table, 'TR');
  for (const draw of labels) tags.leaf(row, 'TH', draw, { scope: 'Column' });
}

/** Where a row is drawn. */
interface RowPosition {
  readonly y: number;
  readonly columns: readonly Column[];
  readonly table: Element;
}

/** Draws a row of the table. */
export function drawRow({ tags, text, rule }: Canvas, row: MeasuredRow, { y, columns, table }: RowPosition): void {
  const element = tags.group(table, 'TR');
  for (const { key, x, width, align } of columns) {
    tags.leaf(element, 'TD', () => {
      let below = y + PADDING;
      for (const { line, style } of row.cells.get(key) ?? []) below = text.write([line], { x, width, y: below }, { ...style, align });
    });
  }
  tags.artifact(() => rule(y + row.height));
}
