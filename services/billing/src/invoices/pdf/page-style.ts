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

/** The height of a line of text by its size. */
export const lineHeight = (size: number): number => Math.round(size * 1.4 * 10) / 10;

/** The columns of the lines: where each begins, how wide it is, and how it is aligned. */
export const COLUMNS = [
  { key: 'description', label: 'Description', x: 48, width: 182, align: 'start' },
  { key: 'quantity', label: 'Quantity', x: 238, width: 62, align: 'right' },
  { key: 'unitPrice', label: 'Unit price', x: 306, width: 62, align: 'right' },
  { key: 'discount', label: 'Discount', x: 374, width: 56, align: 'right' },
  { key: 'gct', label: 'GCT', x: 436, width: 56, align: 'right' },
  { key: 'total', label: 'Total', x: 498, width: 66, align: 'right' },
] as const;

export type ColumnKey = (typeof COLUMNS)[number]['key'];
