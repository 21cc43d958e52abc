import { BATCH_LINES_MAX, CART_LINES_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import type { CartHandler } from '../../deps.ts';
import { addEach } from '../../domain/add-each.ts';
import { violationsOf } from '../../domain/line-violations.ts';
import { replaced, withChanged, without } from '../../domain/merged-lines.ts';
import { quoteRequested } from '../../quotes/quote-requested.ts';
import { toProtoRejected } from '../../wire/to-proto-rejected.ts';
import { changeList } from './change-list.ts';
import { listSections } from './list-sections.ts';

/** Adds the acceptable lines of a batch to the caller's list. */
export const addListLines: CartHandler<'AddListLines'> = (deps) =>
  withIdempotency(deps.db, async ({ lines, ...request }, caller, claim) => {
    if (lines.length > BATCH_LINES_MAX) throw invalid('lines', `must have at most ${BATCH_LINES_MAX} entries`);
    return changeList(
      deps,
      request,
      caller,
      async (list) => {
        const { wanted } = await quoteRequested(deps, lines, [], caller);
        const added = addEach(list.lines, wanted, 'list');
        return {
          list: added.lines === list.lines ? list : { ...list, lines: added.lines },
          rejected: toProtoRejected(added.rejected, lines),
        };
      },
      claim,
    );
  });

/** Replaces the lines of the caller's list, or none of them if one is invalid. */
export const replaceListLines: CartHandler<'ReplaceListLines'> =
  (deps) =>
  async ({ lines, ...request }, caller) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    const { wanted } = await quoteRequested(deps, lines, [], caller);
    const merged = addEach([], wanted, 'list');
    const isRejected = merged.rejected.length > 0;
    const response = await changeList(deps, request, caller, async (list) => {
      const next = isRejected ? list.lines : replaced(list.lines, merged.lines);
      return { list: next === list.lines ? list : { ...list, lines: next } };
    });
    return isRejected ? violationsOf(merged.rejected) : response;
  };

/** Changes a line's quantity or unit as its product is sold now; while the catalog is unavailable, as it was sold when the line was added. */
export const updateListLine: CartHandler<'UpdateListLine'> =
  (deps) =>
  async ({ listId, version, lineId, ...requested }, caller) =>
    changeList(deps, { listId, version }, caller, async (list) => {
      const { quotes } = await listSections(deps, list, caller);
      const lines = withChanged(list.lines, lineId, requested, 'list', quotes.get(lineId));
      return { list: lines === list.lines ? list : { ...list, lines } };
    });

/** Removes a line from the caller's list. */
export const removeListLine: CartHandler<'RemoveListLine'> =
  (deps) =>
  async ({ listId, lineId }, caller) =>
    changeList(deps, { listId }, caller, async (list) => ({ list: { ...list, lines: without(list.lines, lineId, 'list') } }));
