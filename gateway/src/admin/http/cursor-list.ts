import type { ResponseSchema } from '@storefront/api-docs';
import { invalid } from '@storefront/errors';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { named } from '../../api/schemas/named.ts';
import { wholeNumber } from '../../api/schemas/numbers.ts';
import { fingerprintOf } from '../../http/context/caller-of.ts';
import { bare, type Reply } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type AdminCall, adminRoute, type AdminRoute, type FieldsOf, type TypedRow } from './admin-route.ts';
import { CSV_TYPE, type CsvFile, csvReply, formatQuery, type Rows } from './streamed-rows.ts';

const LIST_LIMIT_MAX = 200;
const LIST_LIMIT = 50;
/** The longest position is the one of a price, whose SKU can take four bytes per character. */
const CURSOR_FORM = /^[\w-]{1,1024}$/;
/** Enough to tell the filters of one list apart. */
const FILTERS_LENGTH = 16;

/** The query parameters of every list. */
export const cursorPaging = {
  limit: wholeNumber(1, LIST_LIMIT_MAX, LIST_LIMIT).meta({ description: 'The maximum number of items to return.' }),
  cursor: z
    .string()
    .regex(CURSOR_FORM, 'is not a next_cursor')
    .optional()
    .meta({ description: 'The `next_cursor` of the previous page, with the same filters. Omit for the first page.' }),
};

/** A page of a list, whose schema has a name such as `AdminOrderPage`. */
export const pageOf = (description: string, item: z.ZodType, name: string): ResponseSchema =>
  ok(
    description,
    named(name, {
      data: z.array(item).max(LIST_LIMIT_MAX),
      next_cursor: z.string().nullable().meta({ description: 'Pass as `cursor` in the next request; `null` on the last page.' }),
      errors: sectionErrors,
    }),
  );

/** A page of a list, and where the next one begins. */
interface ItemsPage {
  readonly items: readonly object[];
  readonly next: string | undefined;
}

type FiltersShape = z.core.$ZodLooseShape;
type Filtered<Filters extends FiltersShape> = FieldsOf<{ query: z.ZodObject<Filters & typeof cursorPaging> }>;
/** The filters of a list, and what its path names besides the store. */
type ListFields<Path, Filters extends FiltersShape> = Filtered<Filters> & (Path extends z.ZodObject ? FieldsOf<{ path: Path }> : unknown);

/** A list that is read page by page. */
interface ListRow<Path, Filters extends FiltersShape> extends Omit<
  TypedRow<object>,
  'method' | 'request' | 'response' | 'handler' | 'data'
> {
  /** The path, if it names more than the store. */
  readonly pathOf?: Path;
  readonly filters?: Filters;
  readonly page: ResponseSchema;
  readonly read: (keyset: Keyset, request: ListFields<Path, Filters>, call: AdminCall) => Promise<ItemsPage>;
  /** Set if the list can be sent as CSV: all pages, or else the rows. */
  readonly csv?: CsvFile & { readonly rows?: (request: ListFields<Path, Filters>, call: AdminCall) => Rows };
}

/** Declares the route of a list. */
export function listRoute<Path extends z.ZodObject | undefined = undefined, Filters extends FiltersShape = typeof cursorPaging>({
  pathOf,
  filters,
  page,
  read,
  csv,
  ...row
}: ListRow<Path, Filters>): AdminRoute {
  return adminRoute({
    ...row,
    method: 'get',
    request: { ...(pathOf && { path: pathOf }), query: z.object({ ...filters, ...(csv && formatQuery), ...cursorPaging }) },
    response: csv ? { ...page, files: [CSV_TYPE] } : page,
    handler: (request, call) => {
      const given = request as never as ListFields<Path, Filters> & ListRequest;
      const readPage = (keyset: Keyset) => read(keyset, given, call);
      if (csv && given.format === 'csv') return Promise.resolve(csvReply(csv, csv.rows?.(given, call) ?? pagesOf(readPage)));
      return cursorList(given, call, readPage);
    },
  });
}

/** The request for a page: its filters, and where it begins. */
interface ListRequest {
  readonly limit: number;
  readonly format?: string;
  readonly cursor?: string | undefined;
}

/** Returns a page of a list. `read` receives where it begins. A cursor works with the filters and the store that it was made for only. */
export async function cursorList<Request extends ListRequest>(
  { limit, cursor, ...filters }: Request,
  { caller: { tenantId, mode } }: Pick<AdminCall, 'caller'>,
  read: (keyset: Keyset) => Promise<ItemsPage>,
): Promise<Reply> {
  const made = fingerprintOf({ tenantId, mode, ...filters }).slice(0, FILTERS_LENGTH);
  const { items, next } = await read({ limit, ...(cursor === undefined ? {} : { after: positionIn(cursor, made) }) });
  const next_cursor = next === undefined ? null : Buffer.from(made + next).toString('base64url');
  return bare({ data: items, next_cursor, errors: [] });
}

/** Cuts a page out of a list that a service returns whole, in the order of a key that never changes; with -1, in the reverse order. */
export function pageOfWhole<Row>(whole: readonly Row[], { limit = 0, after }: Keyset, keyOf: (row: Row) => string, order: 1 | -1 = 1) {
  const isBefore = (a: string, b: string) => (order === 1 ? a < b : a > b);
  const sorted = whole.toSorted((a, b) => (isBefore(keyOf(a), keyOf(b)) ? -1 : 1));
  const rest = after === undefined ? sorted : sorted.filter((row) => isBefore(after, keyOf(row)));
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rest.length <= limit || last === undefined ? undefined : keyOf(last) };
}

/** Reads every page, each once the client has taken the last one. */
async function* pagesOf(read: (keyset: Keyset) => Promise<ItemsPage>): AsyncGenerator<readonly object[]> {
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
