import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { withoutInvisible } from '../visible-text.ts';
import { type CsvFormat, type CsvHeader, readHeader } from './csv-header.ts';
import { type Bytes, type FileRow, RECORD_BYTES_MAX, type RowViolation } from './file-row.ts';
import { NOT_UTF8, readUtf8, toUtf8 } from './to-utf8.ts';

type Cells = Readonly<Record<string, string>>;

/** One record of a CSV keyed by header name, or its violations. */
export type CsvLine = FileRow<{ readonly cells: Cells }>;

/** A record as the parser returns it: its cells and its text, one character per byte. */
interface RawRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

/**
 * Parses a streamed CSV with a header. Blank rows are skipped. A record with too many or too few cells, or that is not UTF-8, is reported and
 * skipped. An unclosed quote ends the file because it consumes all following records, and so does a bad header. A file without rows is
 * reported as a violation.
 */
export async function* readCsv(bytes: Bytes, format: CsvFormat): AsyncGenerator<CsvLine> {
  const { parser, isBroken } = openParser(bytes, format.recordBytesMax ?? RECORD_BYTES_MAX);
  let header: CsvHeader | undefined;
  let width = 0;
  let [line, rows] = [1, 0];
  for await (const { record, raw } of parser) {
    const start = line;
    line += breaksIn(raw);
    if (isBlank(record) || isSeparatorHint(record, start)) continue;
    if (header === undefined) {
      const read = readHeader(raw, record.map(textOf), format);
      if ('violations' in read) return yield { line: start, violations: read.violations };
      [header, width] = [read.header, record.length];
      continue;
    }
    rows += 1;
    yield { line: start, ...readRecord(record, header, width, format.isClosed ?? false) };
  }
  if (isBroken()) yield { line, violations: [{ column: null, reason: 'has an unclosed quote; nothing after it could be read' }] };
  else if (header === undefined) {
    const read = readHeader('', [], format);
    if ('violations' in read) yield { line: 1, violations: read.violations };
  } else if (rows === 0) yield { line: 1, violations: [{ column: null, reason: 'has a header but no rows' }] };
}

function openParser(bytes: Bytes, recordBytesMax: number): { readonly parser: AsyncIterable<RawRecord>; readonly isBroken: () => boolean } {
  let isBroken = false;
  const parser = parse({
    // Latin-1 maps each byte to one character. Cells are decoded separately, so an invalid byte affects only its row.
    encoding: 'latin1',
    max_record_size: recordBytesMax,
    raw: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    // The errors that are left are those after which the parser cannot find the start of the next record.
    on_skip: () => {
      isBroken = true;
      return undefined;
    },
  });
  const untilBroken = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of toUtf8(bytes)) {
      if (isBroken) return;
      yield chunk;
    }
  };
  // The reader of the parser receives an error of the source, and closes the source when it stops.
  pipeline(Readable.from(untilBroken()), parser, () => undefined);
  return { parser, isBroken: () => isBroken };
}

/** The text of a record has one character of the line break that ends it. */
const breaksIn = (raw: string): number => raw.match(/\r\n?|\n/g)?.length ?? 0;

const isBlank = (record: readonly string[]): boolean =>
  record.every((cell) => cell.trim() === '' || withoutInvisible(textOf(cell) ?? cell).trim() === '');

/** Whether a record is the line `sep=,` that spreadsheets understand. */
const isSeparatorHint = ([first, ...rest]: readonly string[], line: number): boolean => line === 1 && first === 'sep=' && isBlank(rest);

/** Decodes a cell that was read as Latin-1; undefined if its bytes are not UTF-8. */
const textOf = (cell: string): string | undefined => (isAscii(cell) ? cell : readUtf8(Buffer.from(cell, 'latin1')));

const isAscii = (cell: string): boolean => /^\p{ASCII}*$/u.test(cell) && !cell.includes('\0');

/** Reads a record below a header that was `width` cells wide with its columns that have no name. */
function readRecord(
  record: readonly string[],
  header: CsvHeader,
  width: number,
  isClosed: boolean,
): { readonly cells: Cells } | { readonly violations: readonly RowViolation[] } {
  if (record.length < header.length || !isBlank(record.slice(width))) {
    return { violations: [{ column: null, reason: `has ${record.length} cells, but the header has ${width}` }] };
  }
  const isUsed = (index: number): boolean => Boolean(header[index]) || !isBlank(record.slice(index, index + 1));
  // A value without the name of a column is read, so that it is reported like one of an unknown column.
  const cells = record.flatMap((cell, index) => (isUsed(index) ? [[header[index] || `column ${index + 1}`, textOf(cell)] as const] : []));
  const violations = cells.flatMap(([column, text]) => {
    if (text === undefined) return [{ column, reason: NOT_UTF8 }];
    return isClosed && !header.includes(column) ? [{ column, reason: 'has no name in the header' }] : [];
  });
  return violations.length > 0 ? { violations } : { cells: Object.fromEntries(cells.map(([name, text = '']) => [name, text])) };
}
