import { invalid } from '@storefront/errors';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { named } from '../../api/schemas/named.ts';
import { wholeNumber } from '../../api/schemas/numbers.ts';
import { fingerprintOf } from '../../http/context/caller-of.ts';
import { bare, type Reply } from '../../http/replies/reply.ts';
import { type CsvFile, csvReply } from './streamed-rows.ts';

const LIST_LIMIT_MAX = 200;
const LIST_LIMIT = 50;
/** Enough to tell the filters of one list apart. */
const FILTERS_LENGTH = 16;

/** The query parameters of every list. */
export const cursorPaging = {
  limit: wholeNumber(1, LIST_LIMIT_MAX, LIST_LIMIT).meta({ description: 'The maximum number of items to return.' }),
  cursor: z
    .string()
    .regex(/^[\w-]{1,512}$/, 'is not a next_cursor')
    .optional()
    .meta({ description: 'The `next_cursor` of the previous page, with the same filters. Omit for the first page.' }),
};

/** The schema of a page, under a name such as `AdminOrderPage`. */
export const cursorPageOf = (item: z.ZodType, name: string): z.ZodType =>
  named(name, {
    data: z.array(item).max(LIST_LIMIT_MAX),
    next_cursor: z.string().nullable().meta({ description: 'Pass as `cursor` in the next request; `null` on the last page.' }),
    errors: sectionErrors,
  });

/** The request for a page: its filters, and where it begins. */
interface ListRequest {
  readonly limit: number;
  readonly format?: 'json' | 'csv';
  readonly cursor?: string | undefined;
}

/** Reads a page, and where the next one begins. */
type ReadPage = (keyset: Keyset) => Promise<{ readonly items: readonly object[]; readonly next: string | undefined }>;

/** Returns a page of a list, or all of it as the CSV file. `read` receives where a page begins. A cursor works with the filters and the store that it was made for only. */
export async function cursorList<Request extends ListRequest>(request: Request, read: ReadPage, csv?: CsvFile): Promise<Reply> {
  const { limit, cursor, format, ...filters } = request;
  if (format === 'csv' && csv !== undefined) return csvReply(csv, pagesOf(read));
  const made = fingerprintOf(filters).slice(0, FILTERS_LENGTH);
  const { items, next } = await read({ limit, ...(cursor === undefined ? {} : { after: positionIn(cursor, made) }) });
  const next_cursor = next === undefined ? null : Buffer.from(made + next).toString('base64url');
  return bare({ data: items, next_cursor, errors: [] });
}

/** Reads every page, each once the client has taken the last one. */
async function* pagesOf(read: ReadPage): AsyncGenerator<readonly object[]> {
  let page = await read({ limit: LIST_LIMIT_MAX });
  yield page.items;
  while (page.next !== undefined) {
    page = await read({ limit: LIST_LIMIT_MAX, after: page.next });
    yield page.items;
  }
}

function positionIn(cursor: string, made: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (text.startsWith(made)) return text.slice(FILTERS_LENGTH);
  throw invalid('cursor', 'belongs to a list with other filters', { location: 'query' });
}
