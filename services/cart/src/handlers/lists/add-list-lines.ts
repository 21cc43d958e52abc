import { BATCH_LINES_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import type { CartHandler } from '../../deps.ts';
import { addEach } from '../../domain/add-each.ts';
import { quoteRequested } from '../../quotes/quote-requested.ts';
import { toProtoRejected } from '../../wire/to-proto-rejected.ts';
import { changeList } from './change-list.ts';

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
