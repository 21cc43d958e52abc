import type { Paper } from '../domain/print.ts';

/** The page in points, as far as it is the same on all paper. The columns are those of US Letter; other paper centers them. */
export const PAGE = { width: 612, left: 48, right: 564, top: 48 } as const;

/** The size of paper in points. */
export const PAPER_SIZE: Readonly<Record<Paper, readonly [width: number, height: number]>> = { letter: [612, 792], a4: [595.28, 841.89] };

/** The space from the bottom edge of the page to the end of the rows, and to the footer. */
export const BELOW = { rows: 56, footer: 40 } as const;

/** The colors and sizes that all parts share. */
export const COLOR = { ink: '#1b2430', muted: '#5f6b7a', accent: '#0f4c5c', rule: '#d5dbe1', band: '#f3f6f8', void: '#b3261e' } as const;

export const SIZE = { title: 22, heading: 12, body: 9, small: 7.5 } as const;

/** A column of a table: the cell of each row that it shows, where it begins, how wide it is, and how it is aligned. */
export interface Column {
  readonly key: ColumnKey;
  readonly label: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'right';
  /** The size of its text, if it is not that of the table. */
  readonly size?: number;
}

export type ColumnKey = 'date' | 'description' | 'quantity' | 'unitPrice' | 'discount' | 'gct' | 'debit' | 'credit' | 'total';

/** The columns of the lines of an invoice or credit note. The label of the tax is the document's. */
export const LINE_COLUMNS: readonly Column[] = [
  { key: 'description', label: 'Description', x: 48, width: 182, align: 'start' },
  { key: 'quantity', label: 'Quantity', x: 238, width: 62, align: 'right' },
  { key: 'unitPrice', label: 'Unit price', x: 306, width: 62, align: 'right' },
  { key: 'discount', label: 'Discount', x: 374, width: 56, align: 'right' },
  { key: 'gct', label: 'GCT', x: 436, width: 56, align: 'right' },
  { key: 'total', label: 'Total', x: 498, width: 66, align: 'right' },
];

/** The columns of the entries of a statement. */
export const ENTRY_COLUMNS: readonly Column[] = [
  { key: 'date', label: 'Date', x: 48, width: 62, align: 'start' },
  { key: 'description', label: 'Description', x: 116, width: 208, align: 'start' },
  { key: 'debit', label: 'Debit', x: 330, width: 74, align: 'right' },
  { key: 'credit', label: 'Credit', x: 410, width: 74, align: 'right' },
  { key: 'total', label: 'Balance', x: 490, width: 74, align: 'right' },
];
