import { csvCell } from '@storefront/public-json';
import type { CommandContext } from '../../command-options.ts';

/** The layouts of a report. */
export const REPORT_FORMATS = ['csv', 'json'] as const;
/** A layout of a report. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The columns of a report in their order, each with the kind of its cells. A number keeps the digits of its text. */
export type ReportColumns<Column extends string> = Readonly<Record<Column, 'text' | 'number'>>;
/** A row of a report. */
export type ReportRow<Column extends string> = Readonly<Record<Column, string | null>>;

/** Writes the rows of a report to stdout as they arrive: CSV as statements have it, or one JSON list of objects. */
export async function writeReport<Column extends string>(
  { write }: Pick<CommandContext, 'write'>,
  { columns, rows, format }: { columns: ReportColumns<Column>; rows: AsyncIterable<readonly ReportRow<Column>[]>; format: ReportFormat },
): Promise<void> {
  const names = Object.keys(columns) as Column[];
  if (format === 'csv') {
    const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
    // Nothing is written of a report that is refused.
    let head = line(names);
    for await (const batch of rows) {
      await write(Buffer.from(head + batch.map((row) => line(names.map((name) => row[name] ?? ''))).join('')));
      head = '';
    }
    if (head !== '') await write(Buffer.from(head));
    return;
  }
  const json = (row: ReportRow<Column>): string => `{${names.map((name) => `"${name}":${jsonOf(row[name], columns[name])}`).join(',')}}`;
  let before = '[';
  for await (const batch of rows) {
    if (batch.length === 0) continue;
    await write(`${before}${batch.map(json).join(',\n')}`);
    before = ',\n';
  }
  await write(before === '[' ? '[]\n' : ']\n');
}

const jsonOf = (cell: string | null, kind: 'text' | 'number'): string => (kind === 'number' && cell !== null ? cell : JSON.stringify(cell));
