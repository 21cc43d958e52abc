import { cellText } from './cell-text.ts';
import { escapeLines } from './escape-controls.ts';
import { type Row, type Table, type TableStyle, tableOf } from './table.ts';

/** The result of a command: one record, or a list of records. */
export type CommandResult = Row | readonly Row[];

/** Formats a result as one JSON document, ending in a newline. Times stay as they are: RFC 3339 in UTC. */
export const resultJson = (result: CommandResult): string => `${escapeLines(JSON.stringify(result))}\n`;

/** Formats a result as aligned text, ending in a newline. */
export const resultTable = (result: CommandResult, style: TableStyle): Table =>
  isList(result) ? tableOf(result, style) : printedRecord(result, style);

/** Lists in a record are printed as tables below their name. */
function printedRecord(record: Row, style: TableStyle): Table {
  const width = Math.max(0, ...Object.keys(record).map((key) => key.length));
  const hidden: string[] = [];
  const texts = Object.entries(record).map(([key, value]) => {
    if (!isRows(value)) return `${key.padEnd(width)}  ${cellText(value, style)}\n`;
    const table = tableOf(value, { ...style, width: style.width === undefined ? undefined : style.width - INDENT.length });
    hidden.push(...table.hidden.map((name) => `${key}.${name}`));
    return `${key}\n${table.text.replace(/^/gm, INDENT).trimEnd()}\n`;
  });
  return { text: texts.join(''), hidden };
}

const INDENT = '  ';

const isList = (result: CommandResult): result is readonly Row[] => Array.isArray(result);

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && item !== null);
