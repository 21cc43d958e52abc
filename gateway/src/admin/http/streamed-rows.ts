import { csvLine } from '@storefront/public-json';
import { z } from 'zod';
import { FileBody, type Reply } from '../../http/replies/reply.ts';

/** The query parameter of a list or a report that can be sent as CSV. */
export const formatQuery = {
  format: z
    .enum(['json', 'csv'])
    .default('json')
    .meta({ description: 'With `csv`, the response is a file with all rows, and `limit` and `cursor` are ignored.' }),
};

/** The media types of rows as CSV, and as a JSON value per line. */
export const CSV_TYPE = 'text/csv';
export const LINES_TYPE = 'application/x-ndjson';

/** Rows as they are read, some at a time. */
export type Rows = AsyncIterable<readonly object[]>;

/** The columns of a CSV file. A dot leads into an object. */
export interface CsvFile {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Sends rows as CSV while they are read. Formulas are disarmed. */
export function csvReply({ name, columns }: CsvFile, rows: Rows): Reply {
  const row = (item: object) => `\r\n${csvLine(columns.map((column) => textAt(item, column)))}`;
  const form = { head: csvLine(columns), row, separator: '', tail: '\r\n' };
  return streamed(chunksOf(rows, form), `${CSV_TYPE}; charset=utf-8`, { 'Content-Disposition': `attachment; filename="${name}.csv"` });
}

/** Sends rows in an envelope while they are read. */
export function jsonReply(rows: Rows): Reply {
  const form = { head: '{"data":[', row: (item: object) => JSON.stringify(item), separator: ',', tail: '],"errors":[]}' };
  return streamed(chunksOf(rows, form), 'application/json; charset=utf-8');
}

const textAt = (item: object, column: string): string => {
  const value = column.split('.').reduce<unknown>((of, name) => (of as Readonly<Record<string, unknown>> | null)?.[name], item);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

interface Form {
  readonly head: string;
  readonly row: (item: object) => string;
  readonly separator: string;
  readonly tail: string;
}

/** Sends chunks while they are read. */
export const streamed = (chunks: AsyncGenerator<Buffer>, contentType: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status: 200,
  body: new FileBody(undefined, chunks),
  headers: { 'Content-Type': contentType, ...headers },
  partial: false,
});

/** Yields nothing before the first rows have been read, so that an error of the read is an error response. */
async function* chunksOf(rows: Rows, { head, row, separator, tail }: Form): AsyncGenerator<Buffer> {
  let before = head;
  for await (const some of rows) {
    if (some.length > 0) yield Buffer.from(before + some.map(row).join(separator));
    if (some.length > 0) before = separator;
  }
  yield Buffer.from((before === head ? head : '') + tail);
}
