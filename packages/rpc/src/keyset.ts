import { isStorable, isUuid, parseTime } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { Keyset__Output } from '@storefront/proto/storefront/common/v1';

/** The longest page of a list for operators. */
export const KEYSET_LIMIT_MAX = 200;

/** A page of a list that is sorted by a time and an ID, newest first. It begins after a position, or with the newest item. */
export interface NewestFirst {
  readonly limit: number;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
}

const SEPARATOR = '~';

/** Reads the page that a request asks for. `isId` recognizes the IDs of the list. */
export function newestFirst(keyset: Keyset__Output | null | undefined, isId: (text: string) => boolean = isUuid): NewestFirst {
  const { limit, after } = pageIn(keyset);
  if (after === undefined) return { limit, after };
  const [time = '', id = ''] = after.split(SEPARATOR);
  const at = parseTime(time);
  if (at === undefined || !isId(id)) throw notACursor();
  return { limit, after: { at, id } };
}

/** Part of no text by which a list is sorted. */
const LINE_BREAK = '\n';

/** A page of a list that is sorted by texts. It begins after a position, or with the first item. */
export interface InOrder {
  readonly limit: number;
  readonly after: readonly string[] | undefined;
}

/** Reads the page that a request asks for, of a list that is sorted by `length` texts. */
export function inOrder(keyset: Keyset__Output | null | undefined, length: number): InOrder {
  const { limit, after } = pageIn(keyset);
  if (after === undefined) return { limit, after };
  const texts = after.split(LINE_BREAK);
  if (texts.length !== length || !texts.every(isStorable)) throw notACursor();
  return { limit, after: texts };
}

function pageIn(keyset: Keyset__Output | null | undefined): Keyset__Output {
  const { limit, after } = keyset ?? { limit: 0 };
  if (limit < 1 || limit > KEYSET_LIMIT_MAX) throw invalid('limit', `must be from 1 to ${KEYSET_LIMIT_MAX}`, { location: 'query' });
  return { limit, after };
}

const notACursor = () => invalid('cursor', 'is not a next_cursor', { location: 'query' });

/** A page, and the position of its last item if there are further ones. */
export interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | undefined;
}

/** Cuts a page out of what was read, which is one row more than the page has if there are further ones. */
export const keysetPage = <Row>(
  read: readonly Row[],
  limit: number,
  positionOf: (row: Row) => { at: string; id: string },
): KeysetPage<Row> =>
  orderedPage(read, limit, (row) => {
    const { at, id } = positionOf(row);
    return [at + SEPARATOR + id];
  });

/** Like `keysetPage`, of a list that is sorted by texts. */
export function orderedPage<Row>(read: readonly Row[], limit: number, textsOf: (row: Row) => readonly string[]): KeysetPage<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: read.length <= limit || last === undefined ? undefined : textsOf(last).join(LINE_BREAK) };
}
