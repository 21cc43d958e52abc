import { CART_LINES_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CartHandler } from '../../deps.ts';
import { addEach } from '../../domain/add-each.ts';
import { violationsOf } from '../../domain/line-violations.ts';
import { replaced } from '../../domain/merged-lines.ts';
import { quoteRequested } from '../../quotes/quote-requested.ts';
import { changeList } from './change-list.ts';

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
