import { serviceCaller } from '@storefront/rpc';
import { isKeptOpen } from '../closing/is-kept-open.ts';
import type { OrdersDeps } from '../deps.ts';
import {
  type AccountClosing,
  claimAccountClosings,
  deleteAccountClosing,
  deleteResponsesAndRefusals,
  findDueClosings,
} from '../store/account-closings.ts';
import { sweepByStore } from './sweep-by-store.ts';

const CLOSINGS_AT_ONCE = 8;

/** Erases carts, lists, stored responses, and refused checkouts of closed accounts. A closing that fails is tried again. Returns how many it claimed. */
export const sweepAccountClosings = (deps: OrdersDeps): Promise<number> => {
  const { db, log } = deps;
  return sweepByStore({
    sweep: 'finish-account-closings',
    log,
    atOnce: CLOSINGS_AT_ONCE,
    find: (without) => findDueClosings(db, without),
    claim: (tenantId, found) => claimAccountClosings(db, tenantId, found),
    work: (closing) => finishClosing(deps, closing),
  });
};

async function finishClosing({ db, billing, cart, log }: OrdersDeps, { id, scope, store }: AccountClosing): Promise<void> {
  const caller = serviceCaller(scope, store, { customerId: scope.customerId });
  let isClosed = false;
  try {
    const { closedBefore } = await billing.endAccountClosing({ closingId: id, close: true }, caller);
    isClosed = true;
    // Tokens of an account that was closed only now still work for a moment.
    if (!closedBefore) return;
    await cart.eraseCustomer({}, caller);
    await deleteResponsesAndRefusals(db, scope);
    await deleteAccountClosing(db, scope, id);
  } catch (error) {
    if (!isClosed && isKeptOpen(error)) await deleteAccountClosing(db, scope, id);
    else log.warn({ err: error, closing_id: id }, 'account_closing_not_finished');
  }
}
