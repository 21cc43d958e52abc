import { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
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
  const skipped: CsvError[] = [];
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true,
    max_record_size: RECORD_BYTES_MAX,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error !== undefined) skipped.push(error);
      return undefined;
    },
  });
  const source = Readable.from(bytes);
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  let isFirst = true;
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: Info }>) {
    if (isFirst) {
      const missing = required.filter((name) => !(name in record));
      if (missing.length > 0) {
        yield { line: 1, faults: missing.map((column) => ({ column, reason: 'is missing from the header' })) };
        source.destroy();
        return;
      }
      isFirst = false;
    }
    yield* skipped.splice(0).map(toFault);
    yield { line: info.lines - lineBreaksIn(record), cells: record };
  }
  yield* skipped.splice(0).map(toFault);
}

/** A record is numbered by the line where it begins; the parser tells where it ended. */
function lineBreaksIn(record: Readonly<Record<string, string>>): number {
  let count = 0;
  for (const value of Object.values(record)) {
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

function toFault(error: CsvError): CsvLine {
  const line = Number(error.lines ?? 0);
  if (FATAL.includes(error.code)) {
    return { line, faults: [{ column: null, reason: 'has a quote that is never closed: nothing after it could be read' }] };
  }
  return { line, faults: [{ column: null, reason: error.message.replace(/ on line \d+$/, '') }] };
}
