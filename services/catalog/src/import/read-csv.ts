import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { RowFault } from '../domain/import/product-patch.ts';
import { type Bytes, RECORD_BYTES_MAX } from './import-item.ts';
import { readUtf8 } from './read-utf8.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/** One record of a CSV by its header's names, or what is wrong with it. */
export type CsvLine = { readonly line: number } & ({ readonly cells: Cells } | { readonly faults: readonly RowFault[] });

/** After these the parser cannot tell where the next record begins. */
const FATAL: readonly string[] = ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED'];

/**
 * Parses a CSV with a header as it streams. A record with too many or too few columns, or with bytes that are not UTF-8, is reported and
 * passed over. A quote that never closes swallows what follows, so it ends the file; so does a header that lacks one of the `required`
 * columns or names one twice; `known` tells which of them a name of the header means. A file without rows is a mistake, and said to be one.
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
    // One letter a byte: each cell is decoded by itself, so that a wrong byte costs its row alone.
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
    if (skipped.length === 0) yield { line: 1, faults: [{ column: null, reason: 'has a header and no rows' }] };
  }
  yield* skipped.splice(0);
}

/** What makes a whole file unreadable; a trailing comma leaves columns without a name, which hold nothing. */
function headerFaults(
  header: readonly (string | undefined)[],
  required: readonly string[],
  known: (name: string) => string,
): readonly RowFault[] {
  if (header.includes(undefined)) return [{ column: null, reason: 'is not UTF-8' }];
  const twice = new Set(header.filter((name, index) => name !== '' && header.indexOf(name) < index));
  return [
    ...[...twice].map((column) => ({ column: column ?? null, reason: 'stands twice in the header' })),
    ...required
      .filter((column) => !header.some((name) => name !== undefined && known(name) === column))
      .map((column) => ({ column, reason: 'is missing from the header' })),
  ];
}

/** The text of a cell that was read one letter a byte; undefined where its bytes are not UTF-8. */
const textOf = (cell: string): string | undefined => (/^\p{ASCII}*$/u.test(cell) ? cell : readUtf8(Buffer.from(cell, 'latin1')));

function decoded(record: Readonly<Record<string, string>>): { readonly cells: Cells } | { readonly faults: readonly RowFault[] } {
  const cells = Object.entries(record).map(([name, cell]) => [name, textOf(cell)] as const);
  const faults = cells.filter(([, text]) => text === undefined).map(([column]) => ({ column, reason: 'is not UTF-8' }));
  return faults.length > 0 ? { faults } : { cells: Object.fromEntries(cells) };
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
