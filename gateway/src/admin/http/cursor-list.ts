import { invalid } from '@storefront/errors';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { named } from '../../api/schemas/named.ts';
import { wholeNumber } from '../../api/schemas/numbers.ts';
import { fingerprintOf } from '../../http/context/caller-of.ts';
import { bare, type Reply } from '../../http/replies/reply.ts';

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
  readonly cursor?: string | undefined;
}

/** Returns a page of a list. `read` receives where it begins, and returns where the next one does. A cursor works with the filters and the store that it was made for only. */
export async function cursorList<Request extends ListRequest>(
  request: Request,
  read: (keyset: Keyset) => Promise<{ readonly items: readonly unknown[]; readonly next: string | undefined }>,
): Promise<Reply> {
  const { limit, cursor, ...filters } = request;
  const made = fingerprintOf(filters).slice(0, FILTERS_LENGTH);
  const { items, next } = await read({ limit, ...(cursor === undefined ? {} : { after: positionIn(cursor, made) }) });
  const next_cursor = next === undefined ? null : Buffer.from(made + next).toString('base64url');
  return bare({ data: items, next_cursor, errors: [] });
}

function positionIn(cursor: string, made: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (text.startsWith(made)) return text.slice(FILTERS_LENGTH);
  throw invalid('cursor', 'belongs to a list with other filters', { location: 'query' });
}
