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

/** The media type of rows as CSV. */
export const CSV_TYPE = 'text/csv';

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
  const form = { head: columns.join(','), row, separator: '', tail: '\r\n' };
  return streamed(rows, form, {
    'Content-Type': `${CSV_TYPE}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
}

/** Sends rows in an envelope while they are read. */
export const jsonReply = (rows: Rows): Reply =>
  streamed(
    rows,
    { head: '{"data":[', row: (item) => JSON.stringify(item), separator: ',', tail: '],"errors":[]}' },
    { 'Content-Type': 'application/json; charset=utf-8' },
  );

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

const streamed = (rows: Rows, form: Form, headers: Readonly<Record<string, string>>): Reply => ({
  status: 200,
  body: new FileBody(undefined, chunksOf(rows, form)),
  headers,
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
