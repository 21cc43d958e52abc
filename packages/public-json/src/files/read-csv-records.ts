import { type Bytes, type CsvFormat, type CsvLine, readCsv } from '@storefront/contract/rows';
import { csvText } from '../csv-line.ts';

/** Streams the records of a CSV file, with trimmed cells. */
export async function* readCsvRecords(bytes: Bytes, format: CsvFormat): AsyncGenerator<CsvLine> {
  for await (const row of readCsv(bytes, format)) {
    if ('violations' in row) yield row;
    else yield { line: row.line, cells: Object.fromEntries(Object.entries(row.cells).map(([name, cell]) => [name, csvText(cell.trim())])) };
  }
}
