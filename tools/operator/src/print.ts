/** The result of a command: one record, or a list of records. */
export type Answer = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];

/** Formats a result as one JSON document or as aligned text, ending in a newline. */
export const answerText = (answer: Answer, json: boolean): string =>
  json ? `${JSON.stringify(answer)}\n` : Array.isArray(answer) ? tableText(answer) : recordText(answer as Record<string, unknown>);

function recordText(record: Record<string, unknown>): string {
  const width = Math.max(0, ...Object.keys(record).map((key) => key.length));
  return Object.entries(record)
    .map(([key, value]) =>
      isRows(value) ? `${key}\n${tableText(value).replace(/^/gm, '  ').trimEnd()}\n` : `${key.padEnd(width)}  ${cellText(value)}\n`,
    )
    .join('');
}

function tableText(rows: readonly Record<string, unknown>[]): string {
  if (rows.length === 0) return 'none\n';
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && item !== null);

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(cellText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
