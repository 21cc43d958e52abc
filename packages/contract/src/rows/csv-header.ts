import { cleanName, didYouMean, didYouMeanBy, knownNames } from './column-names.ts';
import type { RowViolation } from './file-row.ts';
import { NOT_UTF8 } from './to-utf8.ts';

/** The columns of a format. */
export interface CsvFormat {
  readonly required: readonly string[];
  /** Columns of which the file needs at least one; the first is reported if it has none. */
  readonly oneOf?: readonly string[];
  /** The columns of the format, for names that are spelled differently. */
  readonly columns?: readonly string[];
  /** Whether columns that the format does not have are violations. */
  readonly isClosed?: boolean;
  /** Returns the format's name for a column that can have several. Rows keep the name of the file. */
  readonly nameOf?: (name: string) => string;
  /** A record that exceeds this is an unclosed quote. */
  readonly recordBytesMax?: number;
}

/** The names of the columns up to the last one that has a name. Columns without a name have an empty one. */
export type CsvHeader = readonly string[];

/** Separators of files that were not saved with commas. */
const SEPARATORS: readonly (readonly [separator: string, plural: string])[] = [
  ['\t', 'tabs'],
  [';', 'semicolons'],
  ['|', 'vertical bars'],
];
/** The first characters of a ZIP file, such as a workbook. */
const ZIP = 'PK\u0003\u0004';

/** Reads the header from its bytes, as Latin-1, and its cells, which are undefined if they are not UTF-8. Its violations make the whole file unreadable. */
export function readHeader(
  bytes: string,
  cells: readonly (string | undefined)[],
  format: CsvFormat,
): { readonly header: CsvHeader } | { readonly violations: readonly RowViolation[] } {
  if (bytes.startsWith(ZIP)) return refused('is not a text file; save the workbook as "CSV UTF-8"');
  const names = cells.filter((cell) => cell !== undefined);
  if (names.length < cells.length) return refused(NOT_UTF8);
  const [first = ''] = names;
  const separator = names.every((name, index) => index === 0 || name.trim() === '') && SEPARATORS.find(([sign]) => first.includes(sign));
  if (separator) return refused(`separates its columns with ${separator[1]}; save the file with commas instead`);
  const header = withoutNameless(knownNames(names.map(cleanName), format.columns ?? []));
  const violations = [...duplicates(header), ...missing(header, format), ...unknown(header, format)];
  return violations.length > 0 ? { violations } : { header };
}

const refused = (reason: string): { readonly violations: readonly RowViolation[] } => ({ violations: [{ column: null, reason }] });

/** Removes the columns that a comma at the end of the header leaves. */
const withoutNameless = (names: readonly string[]): CsvHeader => names.slice(0, names.findLastIndex((name) => name !== '') + 1);

function duplicates(header: CsvHeader): readonly RowViolation[] {
  const once = new Set(['']);
  const repeated = new Set(header.filter((name) => name !== '' && (once.has(name) || !once.add(name))));
  return [...repeated].map((column) => ({ column, reason: 'appears twice in the header' }));
}

function missing(header: CsvHeader, { required, oneOf = [], columns = [], nameOf = (name) => name }: CsvFormat): readonly RowViolation[] {
  const has = (column: string): boolean => header.some((name) => nameOf(name) === column);
  const choice = oneOf.some(has) ? [] : oneOf.slice(0, 1);
  const others = header.filter((name) => name !== '' && !columns.includes(name));
  return [...choice, ...required.filter((column) => !has(column))].map((column) => ({
    column,
    reason: `is missing from the header${didYouMeanBy(column, others)}`,
  }));
}

function unknown(header: CsvHeader, { columns = [], isClosed = false }: CsvFormat): readonly RowViolation[] {
  const others = isClosed ? header.filter((name) => name !== '' && !columns.includes(name)) : [];
  return others.map((column) => ({ column, reason: `is not a known column${didYouMean(column, columns)}` }));
}
