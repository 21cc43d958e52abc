import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { getCatalogVersion as getCatalogVersionInStore } from '../store/catalog-version.ts';
import { listChanges as listChangesInStore } from '../store/changes.ts';
import { FIRST_CURSOR, fromCursorText, toCursorText } from '../wire/change-cursor.ts';

/** Returns the version of the caller's catalog, which caches use to detect stale entries. */
export const getCatalogVersion: CatalogHandler<'GetCatalogVersion'> =
  ({ db }) =>
  async (_request, caller) => ({ catalogVersion: await getCatalogVersionInStore(db, caller) });

/** Lists the changes after a cursor, or from the start. The returned cursor is valid for the next request even if the page is empty. */
export const listChanges: CatalogHandler<'ListChanges'> =
  ({ db }) =>
  async ({ cursor, limit }, caller) => {
    if (limit > PAGE_LIMIT_MAX) throw invalid('limit', `must be at most ${PAGE_LIMIT_MAX}`, { location: 'query' });
    const most = limit === 0 ? PAGE_LIMIT_DEFAULT : limit;
    const after = cursor === undefined ? FIRST_CURSOR : fromCursorText(cursor);
    const rows = await listChangesInStore(db, caller, after, most + 1);
    const changes = rows.slice(0, most);
    return { changes, nextCursor: toCursorText(changes.at(-1) ?? after), hasMore: rows.length > most };
  };
