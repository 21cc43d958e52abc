import { invalid } from '@storefront/errors';
import type { ListChangesRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListChangesRequest';
import type { ListChangesResponse } from '@storefront/proto/storefront/catalog/v1/ListChangesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listChanges as listRows } from '../store/changes.ts';
import { FIRST, fromCursorText, toCursorText } from '../wire/change-cursor.ts';

const LIMIT_DEFAULT = 50;
/** As for every list of the contract. */
const LIMIT_MAX = 200;

/** The changes after a cursor, from the very first without one. The answer's cursor goes on where it ended, also when it was empty. */
export const listChanges =
  ({ db }: CatalogDeps): Handler<ListChangesRequest__Output, ListChangesResponse> =>
  async ({ cursor, limit }, caller) => {
    if (limit > LIMIT_MAX) throw invalid('limit', `must be at most ${LIMIT_MAX}`, { location: 'query' });
    const most = limit === 0 ? LIMIT_DEFAULT : limit;
    const after = cursor === undefined ? FIRST : fromCursorText(cursor);
    const rows = await listRows(db, caller, after, most + 1);
    const changes = rows.slice(0, most);
    return { changes, nextCursor: toCursorText(changes.at(-1) ?? after), hasMore: rows.length > most };
  };
