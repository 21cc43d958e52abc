import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';
import { csvText } from './csv-cell.ts';
import type { RowFault } from './print-import-result.ts';
import { similarColumn } from './unknown-columns.ts';

/** One record of a CSV file, keyed by its header, with the line on which it ends. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What `readCsvRecords` needs to know about a file. */
interface CsvFormat {
  readonly required: readonly string[];
  /** Columns of which the file needs at least one; the first is reported if it has none. */
  readonly oneOf?: readonly string[];
  /** The only columns that the file may have; any column if undefined. */
  readonly known?: readonly string[];
  /** A record that exceeds this is an unclosed quote. */
  readonly recordBytesMax: number;
}

/** Streams the records of a CSV file with a header. Unreadable records are passed to `refuse` and skipped; a bad header ends the file. */
export async function* readCsvRecords(file: string, format: CsvFormat, refuse: (fault: RowFault) => void): AsyncGenerator<CsvRecord> {
  const source = createReadStream(file);
  let header: string[] = [];
  let isEmpty = true;
  const parser = parse({
    columns: (names: string[]) => {
      header = names.map((name) => name.trim());
      return header;
    },
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: format.recordBytesMax,
    skip_records_with_error: true,
    on_skip: (error) => {
      isEmpty = false;
      if (error !== undefined) refuse(toFault(error));
      return undefined;
    },
  });
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    isEmpty = false;
    if (refuseHeader(header, format, refuse)) {
      source.destroy();
      return;
    }
    const cells = Object.entries(record).map(([column, cell]) => [column, csvText(cell)]);
    yield { line: info.lines, cells: Object.fromEntries(cells) };
  }
  if (isEmpty && !refuseHeader(header, format, refuse)) refuse({ line: 1, column: null, reason: 'no rows after the header' });
}

/** Reports the columns that are missing from a header or unknown; returns whether there are any. */
function refuseHeader(header: readonly string[], { required, oneOf = [], known }: CsvFormat, refuse: (fault: RowFault) => void): boolean {
  if (header.length === 1 && header[0]?.includes(';')) {
    refuse({ line: 1, column: null, reason: 'separates its columns with semicolons; save the file with commas instead' });
    return true;
  }
  const choice = oneOf.some((name) => header.includes(name)) ? [] : oneOf.slice(0, 1);
  const missing = [...choice, ...required.filter((name) => !header.includes(name))];
  for (const column of missing) refuse({ line: 1, column, reason: 'is missing from the header' });
  const unknown = known === undefined ? [] : header.filter((name) => !known.includes(name));
  for (const column of unknown) refuse({ line: 1, column, reason: `is not a known column${similarColumn(column, known ?? [])}` });
  return missing.length + unknown.length > 0;
}

const toFault = (error: CsvError): RowFault => ({
  line: Number(error.lines ?? 0),
  column: null,
  reason: error.message.replace(/ on line \d+$/, ''),
});
