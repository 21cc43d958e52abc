import type { Canvas } from './canvas.ts';
import type { DocumentRow } from './invoice-document.ts';
import { COLOR, COLUMNS, type ColumnKey, lineHeight, PAGE, SIZE } from './page-style.ts';
import type { Line } from './paragraph.ts';
import type { TextStyle } from './text-writer.ts';

/** A row with its text broken into lines and its height. */
export interface MeasuredRow {
  readonly cells: Readonly<Record<ColumnKey, readonly Line[]>>;
  /** The second part of two cells, in small print: the SKU below the description, the rate below the GCT. */
  readonly sku: readonly Line[];
  readonly rate: string;
  readonly height: number;
}

type Element = PDFKit.PDFStructureElement;

const PADDING = 5;
export const HEAD_HEIGHT = 20;

const CELL: TextStyle = { size: SIZE.body, color: COLOR.ink };
const SMALL: TextStyle = { size: SIZE.small, color: COLOR.muted };
const LABEL: TextStyle = { size: SIZE.small, weight: 'bold', color: COLOR.muted };

/** Breaks the text of a row into lines that fit its columns. */
export function measureRow({ text }: Canvas, row: DocumentRow): MeasuredRow {
  const cells = Object.fromEntries(
    COLUMNS.map(({ key, width }) => [key, text.linesOf(row[key], width, CELL)]),
  ) as unknown as MeasuredRow['cells'];
  const sku = text.linesOf(row.sku, COLUMNS[0].width, SMALL);
  const heights = COLUMNS.map(({ key }) => {
    const below = key === 'description' ? sku.length : key === 'gct' ? 1 : 0;
    return cells[key].length * lineHeight(CELL.size) + below * lineHeight(SMALL.size);
  });
  return { cells, sku, rate: row.rate, height: Math.max(...heights) + 2 * PADDING };
}

/** Draws the head of the table. It is part of the document structure once; on later pages it is repeated only visually. */
export function drawTableHead({ pdf, tags, text }: Canvas, y: number, taxLabel: string, table: Element | undefined): void {
  tags.artifact(() => void pdf.rect(PAGE.left - 8, y, PAGE.right - PAGE.left + 16, HEAD_HEIGHT).fill(COLOR.band));
  const labels = COLUMNS.map(({ key, label, x, width, align }) => () => {
    text.write([key === 'gct' ? taxLabel : label], { x, width, y: y + 5 }, { ...LABEL, align });
  });
  if (table === undefined) {
    for (const draw of labels) tags.artifact(draw);
    return;
  }
  const row = tags.group(table, 'TR');
  for (const draw of labels) tags.leaf(row, 'TH', draw, { scope: 'Column' });
}

/** Draws a row of the table. */
export function drawRow({ tags, text, rule }: Canvas, row: MeasuredRow, y: number, table: Element): void {
  const element = tags.group(table, 'TR');
  for (const { key, x, width, align } of COLUMNS) {
    tags.leaf(element, 'TD', () => {
      const below = text.write(row.cells[key], { x, width, y: y + PADDING }, { ...CELL, align });
      if (key === 'description') text.write(row.sku, { x, width, y: below }, { ...SMALL, align });
      if (key === 'gct') text.write([row.rate], { x, width, y: below }, { ...SMALL, align });
    });
  }
  tags.artifact(() => rule(y + row.height));
}
