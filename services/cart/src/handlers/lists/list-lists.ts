import { customerScope, pageOf } from '@storefront/rpc';
import type { CartHandler } from '../../deps.ts';
import { listLists as listRows } from '../../store/saved-lists.ts';
import { toProtoHead } from '../../wire/to-proto-list.ts';

/** Lists the caller's lists, newest change first. */
export const listLists: CartHandler<'ListLists'> =
  ({ db }) =>
  async (request, caller) => {
    const { lists, total } = await listRows(db, customerScope(caller), pageOf(request));
    return { lists: lists.map(toProtoHead), total };
  };
