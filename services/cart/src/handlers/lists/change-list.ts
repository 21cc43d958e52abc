import { inTransaction } from '@storefront/db';
import type { Claim } from '@storefront/idempotency';
import type { RejectedLine, SavedList__Output as ProtoList } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../../deps.ts';
import { requireListVersion, type SavedList } from '../../domain/saved-list.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { getList, saveList } from '../../store/saved-lists.ts';
import { toProtoList } from '../../wire/to-proto-list.ts';
import { listSections } from './list-sections.ts';

/** The list to change, and the version that it must have, if any. */
interface ChangedList {
  readonly listId: string;
  readonly version?: number | undefined;
}

/** A changed list, and the lines of the request that were not added. */
interface Changed<List> {
  list: List;
  rejected?: RejectedLine[];
}

/**
 * Changes the caller's list, and saves it if it is still as it was read; otherwise starts over. No RPC runs inside a transaction, so what the catalog adds to the response is requested
 * before the list is saved. If `change` returns its argument, nothing is written, and the key stays free.
 */
export const changeList = (
  deps: CartDeps,
  { listId, version }: ChangedList,
  caller: Caller,
  change: (list: SavedList) => Promise<Changed<SavedList>>,
  claim?: Claim<Changed<ProtoList>>,
): Promise<Changed<ProtoList>> =>
  retryOnConflict(async () => {
    const scope = customerScope(caller);
    const before = await getList(deps.db, scope, listId);
    requireListVersion(before, version);
    const { list: after, ...rest } = await change(before);
    const sections = await listSections(deps, after, caller);
    const toResponse = (list: SavedList) => ({ ...rest, list: toProtoList(list, sections, caller.store.currency) });
    if (after === before) return toResponse(before);
    if (claim === undefined) return toResponse(await saveList(deps.db, scope, after));
    return await inTransaction(deps.db, async (trx) => {
      const response = toResponse(await saveList(trx, scope, after));
      await claim(trx, response);
      return response;
    });
  });
