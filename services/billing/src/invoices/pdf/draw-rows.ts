import { type Canvas, type Line, lineHeight, type TextStyle } from '@storefront/pdf';
import type { DocumentRow } from './invoice-document.ts';
import { COLOR, type Column, type ColumnKey, PAGE, SIZE } from './page-style.ts';

/** A row with its text broken into lines and its height. */
export interface MeasuredRow {
  readonly cells: ReadonlyMap<ColumnKey, readonly Line[]>;
  /** The second part of two cells, in small print: the SKU below the description, the rate below the GCT. */
  readonly sku: readonly Line[];
  readonly rate: string;
  readonly height: number;
}

type Element = Canvas['tags']['root'];

const PADDING = 5;
export const HEAD_HEIGHT = 20;

const CELL: TextStyle = { size: SIZE.body, color: COLOR.ink };
const SMALL: TextStyle = { size: SIZE.small, color: COLOR.muted };
const LABEL: TextStyle = { size: SIZE.small, weight: 'bold', color: COLOR.muted };

/** Breaks the text of a row into lines that fit its columns. */
export function measureRow({ text }: Canvas, row: DocumentRow, columns: readonly Column[]): MeasuredRow {
  const cells = new Map(columns.map(({ key, width }) => [key, text.linesOf(row[key] ?? '', width, CELL)]));
  const sku = text.linesOf(row.sku, columns.find(({ key }) => key === 'description')?.width ?? 0, SMALL);
  const heights = columns.map(({ key }) => {
    const below = key === 'description' ? sku.length : key === 'gct' ? 1 : 0;
    return (cells.get(key)?.length ?? 0) * lineHeight(CELL.size) + below * lineHeight(SMALL.size);
  });
  return { cells, sku, rate: row.rate ?? '', height: Math.max(...heights) + 2 * PADDING };
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
    text.write([key === 'gct' ? taxLabel : label], { x, width, y: y + 5 }, { ...LABEL, align });
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
      const below = text.write(row.cells.get(key) ?? [], { x, width, y: y + PADDING }, { ...CELL, align });
      if (key === 'description') text.write(row.sku, { x, width, y: below }, { ...SMALL, align });
      if (key === 'gct') text.write([row.rate], { x, width, y: below }, { ...SMALL, align });
    });
  }
  tags.artifact(() => rule(y + row.height));
}
