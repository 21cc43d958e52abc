import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { RowFault } from '../domain/import/product-patch.ts';
import { type Bytes, RECORD_BYTES_MAX } from './import-item.ts';
import { readUtf8 } from './read-utf8.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/** One record of a CSV keyed by header name, or its faults. */
export type CsvLine = { readonly line: number } & ({ readonly cells: Cells } | { readonly faults: readonly RowFault[] });

/** Errors after which the parser cannot find the start of the next record. */
const FATAL: readonly string[] = ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED'];

/**
 * Parses a streamed CSV with a header. A record with too many or too few columns, or with bytes that are not UTF-8, is reported and
 * skipped. An unclosed quote ends the file because it consumes all following records. A header that lacks a `required` column or has a
 * duplicate also ends the file; `known` maps header names to column names. A file without rows is reported as a fault.
 */
export async function* readCsv(
  bytes: Bytes,
  required: readonly string[],
  known: (name: string) => string = (name) => name,
): AsyncGenerator<CsvLine> {
  const faultsOfHeader = () => headerFaults(header, required, known);
  const skipped: CsvLine[] = [];
  const lines = lineCounter();
  let header: readonly (string | undefined)[] = [];
  const parser = parse({
    // Latin-1 maps each byte to one character. Cells are decoded separately, so an invalid byte affects only its row.
    encoding: 'latin1',
    columns(names: string[]) {
      header = names.map((name) =>
        textOf(name)
          ?.replace(/^\ufeff/, '')
          .trim(),
      );
      return header.map((name) => name ?? '');
    },
    max_record_size: RECORD_BYTES_MAX,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (record: Record<string, string>, { lines: endLine }) => ({ line: lines.startOf(record, endLine), ...decoded(record) }),
    on_skip: (error) => {
      if (error !== undefined) skipped.push(toFault(error, lines.corrected(Number(error.lines ?? 0))));
      return undefined;
    },
  });
  const source = Readable.from(bytes);
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  let isFirst = true;
  for await (const record of parser as AsyncIterable<CsvLine>) {
    if (isFirst) {
      const faults = faultsOfHeader();
      if (faults.length > 0) {
        yield { line: 1, faults };
        source.destroy();
        return;
      }
      isFirst = false;
    }
    yield* skipped.splice(0);
    yield record;
  }
  if (isFirst) {
    const faults = faultsOfHeader();
    if (faults.length > 0) return yield { line: 1, faults };
    if (skipped.length === 0) yield { line: 1, faults: [{ column: null, reason: 'has a header but no rows' }] };
  }
  yield* skipped.splice(0);
}

/** The faults that make the whole file unreadable. Columns without a name are allowed, because a trailing comma creates them. */
function headerFaults(
  header: readonly (string | undefined)[],
  required: readonly string[],
  known: (name: string) => string,
): readonly RowFault[] {
  if (header.includes(undefined)) return [{ column: null, reason: 'is not UTF-8' }];
  if (header.length === 1 && header[0]?.includes(';')) {
    return [{ column: null, reason: 'separates its columns with semicolons; save the file with commas instead' }];
  }
  const once = new Set<string | undefined>(['']);
  const duplicates = new Set(header.filter((name) => name !== '' && (once.has(name) || !once.add(name))));
  return [
    ...[...duplicates].map((column) => ({ column: column ?? null, reason: 'appears twice in the header' })),
    ...required
      .filter((column) => !header.some((name) => name !== undefined && known(name) === column))
      .map((column) => ({ column, reason: 'is missing from the header' })),
  ];
}

/** Decodes a cell that was read as Latin-1; undefined if its bytes are not UTF-8. */
const textOf = (cell: string): string | undefined => (/^\p{ASCII}*$/u.test(cell) ? cell : readUtf8(Buffer.from(cell, 'latin1')));

function decoded(record: Readonly<Record<string, string>>): { readonly cells: Cells } | { readonly faults: readonly RowFault[] } {
  const cells = Object.entries(record).map(([name, cell]) => [name, textOf(cell)] as const);
  const faults = cells.filter(([, text]) => text === undefined).map(([column]) => ({ column, reason: 'is not UTF-8' }));
  return faults.length > 0 ? { faults } : { cells: Object.fromEntries(cells) };
}

/** Computes the line where a record begins. The parser reports the line where it ends and counts CR LF inside quotes as two lines. */
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
    return { line, faults: [{ column: null, reason: 'has an unclosed quote; nothing after it could be read' }] };
  }
  return { line, faults: [{ column: null, reason: error.message.replace(/ on line \d+$/, '') }] };
}
