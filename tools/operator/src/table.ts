import stringWidth from 'string-width';
import { cellText, shortened, type TimeStyle } from './cell-text.ts';

/** A record of a result. */
export type Row = Readonly<Record<string, unknown>>;

/** How a table is printed. */
export interface TableStyle extends TimeStyle {
  /** The columns of the terminal that the table may use; undefined prints every column in full. */
  readonly width: number | undefined;
  /** The most important columns, in this order. The others follow, and IDs come last. */
  readonly columns?: readonly string[] | undefined;
}

/** A printed table, and the columns that did not fit. */
export interface Table {
  readonly text: string;
  readonly hidden: readonly string[];
}

/** A text is not shortened further than this before columns are left out. */
const TEXT_WIDTH_MIN = 28;
const GAP = 2;

/** Lays out rows as a table. If it is wider than `style.width`, long texts are shortened, and then the last columns are left out. */
export function tableOf(rows: readonly Row[], style: TableStyle): Table {
  if (rows.length === 0) return { text: 'none\n', hidden: [] };
  const columns = ordered(rows, style.columns ?? []).map((name) => columnOf(name, rows, style));
  const shown = style.width === undefined ? columns : fitting(columns, style.width);
  const lines = rows.map((_row, index) => shown.map(({ cells }) => cells[index] ?? ''));
  const text = [shown.map(({ name }) => name), ...lines].map((line) => lineText(line, shown)).join('');
  return { text, hidden: columns.slice(shown.length).map(({ name }) => name) };
}

interface Column {
  readonly name: string;
  readonly cells: readonly string[];
  readonly width: number;
  readonly isNumeric: boolean;
}

const isId = (name: string): boolean => name === 'id' || name.endsWith('_id');
/** Identifiers are copied into further commands, so they are shown in full or not at all. */
const isWhole = ({ name, isNumeric }: Column): boolean => isNumeric || /(?:^|_)(?:ids?|number|sku|code|key|path|slug|hint|at)$/.test(name);

function ordered(rows: readonly Row[], first: readonly string[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const rest = names.filter((name) => !first.includes(name));
  return [...first.filter((name) => names.includes(name)), ...rest.filter((name) => !isId(name)), ...rest.filter(isId)];
}

function columnOf(name: string, rows: readonly Row[], style: TimeStyle): Column {
  const values = rows.map((row) => row[name]);
  const cells = values.map((value) => cellText(value, style));
  const isNumeric =
    values.some((value) => typeof value === 'number') && values.every((value) => value === null || typeof value === 'number');
  return { name, cells, width: widest([name, ...cells]), isNumeric };
}

/** Returns as many of the first columns as fit. At least one is shown. */
function fitting(columns: readonly Column[], width: number): readonly Column[] {
  for (let count = columns.length; count > 1; count -= 1) {
    const narrowed = narrow(columns.slice(0, count), width);
    if (narrowed !== undefined) return narrowed;
  }
  return columns.slice(0, 1);
}

/** Shortens the widest texts until the columns fit, or returns undefined if they cannot. */
function narrow(columns: readonly Column[], width: number): readonly Column[] | undefined {
  let excess = widthOf(columns) - width;
  const widths = columns.map((column) => column.width);
  while (excess > 0) {
    const texts = columns.map((column, index) => (isWhole(column) ? 0 : (widths[index] ?? 0)));
    const widestText = Math.max(...texts);
    if (widestText <= TEXT_WIDTH_MIN) return undefined;
    const index = texts.indexOf(widestText);
    widths[index] = widestText - 1;
    excess -= 1;
  }
  return columns.map((column, index) => shortenedTo(column, widths[index] ?? column.width));
}

const shortenedTo = (column: Column, width: number): Column =>
  width === column.width ? column : { ...column, cells: column.cells.map((cell) => shortened(cell, width)), width };

const widest = (texts: readonly string[]): number => texts.reduce((width, text) => Math.max(width, stringWidth(text)), 0);
const widthOf = (columns: readonly Column[]): number => columns.reduce((sum, { width }) => sum + width + GAP, -GAP);

function lineText(cells: readonly string[], columns: readonly Column[]): string {
  const padded = columns.map(({ width, isNumeric }, index) => {
    const cell = cells[index] ?? '';
    const padding = ' '.repeat(Math.max(0, width - stringWidth(cell)));
    return isNumeric ? padding + cell : cell + padding;
  });
  return `${padded.join(' '.repeat(GAP)).trimEnd()}\n`;
}
