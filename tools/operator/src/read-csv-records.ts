import { createReadStream } from 'node:fs';
import { type CsvFormat, type CsvLine, readCsv } from '@storefront/contract/rows';
import { csvText } from '@storefront/public-json';

/** Streams the records of a CSV file, with trimmed cells. */
export async function* readCsvRecords(file: string, format: CsvFormat): AsyncGenerator<CsvLine> {
  for await (const row of readCsv(createReadStream(file), format)) {
    if ('violations' in row) yield row;
    else yield { line: row.line, cells: Object.fromEntries(Object.entries(row.cells).map(([name, cell]) => [name, csvText(cell.trim())])) };
  }
}
