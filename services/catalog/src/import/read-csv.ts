import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { RowFault } from '../domain/import/product-patch.ts';
import { type Bytes, RECORD_BYTES_MAX } from './import-item.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/** One record of a CSV by its header's names, or what is wrong with it. */
export type CsvLine = { readonly line: number } & ({ readonly cells: Cells } | { readonly faults: readonly RowFault[] });

/** After these the parser cannot tell where the next record begins. */
const FATAL: readonly string[] = ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED'];

/**
 * Parses a CSV with a header as it streams. A record with too many or too few columns is reported and passed over. A quote that never
 * closes swallows what follows, so it ends the file; so does a header without the `required` columns.
 */
export async function* readCsv(bytes: Bytes, required: readonly string[]): AsyncGenerator<CsvLine> {
  const skipped: CsvLine[] = [];
  const lines = lineCounter();
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    max_record_size: RECORD_BYTES_MAX,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (record: Record<string, string>, { lines: endLine }) => ({ line: lines.startOf(record, endLine), cells: record }),
    on_skip: (error) => {
      if (error !== undefined) skipped.push(toFault(error, lines.corrected(Number(error.lines ?? 0))));
      return undefined;
    },
  });
  const source = Readable.from(bytes);
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  let isFirst = true;
  for await (const record of parser as AsyncIterable<{ line: number; cells: Cells }>) {
    if (isFirst) {
      const missing = required.filter((name) => !(name in record.cells));
      if (missing.length > 0) {
        yield { line: 1, faults: missing.map((column) => ({ column, reason: 'is missing from the header' })) };
        source.destroy();
        return;
      }
      isFirst = false;
    }
    yield* skipped.splice(0);
    yield record;
  }
  yield* skipped.splice(0);
}

/** A record is numbered by the line where it begins. The parser tells where it ended, and counts CR LF inside quotes as two lines. */
function lineCounter() {
  let countedTwice = 0;
  const corrected = (line: number): number => line - countedTwice;
  return {
    corrected,
    startOf(record: Cells, endLine: number): number {
      let breaks = 0;
      for (const value of Object.values(record)) {
        breaks += occurrences(value ?? '', '\n');
        countedTwice += occurrences(value ?? '', '\r\n');
      }
      return corrected(endLine) - breaks;
    },
  };
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}

function toFault(error: CsvError, line: number): CsvLine {
  if (FATAL.includes(error.code)) {
    return { line, faults: [{ column: null, reason: 'has a quote that is never closed: nothing after it could be read' }] };
  }
  return { line, faults: [{ column: null, reason: error.message.replace(/ on line \d+$/, '') }] };
}
