import { setTimeout as sleep } from 'node:timers/promises';
import { conflict } from '@storefront/errors';
import { type Caller, customerScope, serviceCaller } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { type AccountClosing, deleteAccountClosing, insertAccountClosing } from '../store/account-closings.ts';
import { findOpenOrders } from '../store/find-open-orders.ts';
import { isLeftOpen } from './is-left-open.ts';

/** How long a closing waits for the customer's checkouts, which take less than a second unless a service is unavailable. */
const CHECKOUTS_WAIT_MS = 4_000;
const CHECKOUTS_EVERY_MS = 25;

/**
 * Closes the account of the caller, in three steps of which each can be repeated:
 *
 * 1. Billing checks the password and marks the customer as closing, so that it authorizes no payment of a checkout any more. A checkout that began before is waited for:
 *    either its order exists afterward, and the account stays open, or it has ended.
 * 2. Billing checks that no money is on its way, and erases the customer.
 * 3. The sweep (sweeps/sweeps.ts) has the cart service delete carts and lists, when no token of the customer works any more.
 *
 * The row of the closing is inserted before step 2. If its outcome is unknown, the sweep repeats it. A mark whose process has died lapses by itself.
 */
export async function closeAccount(
  deps: OrdersDeps,
  caller: Caller,
  request: { readonly password: string | undefined; readonly shopperAddress: string },
): Promise<void> {
  const { db, billing } = deps;
  const closing: AccountClosing = { id: deps.newId(), scope: customerScope(caller), store: caller.store };
  await billing.beginAccountClosing({ closingId: closing.id, ...request }, caller);
  try {
    await checkOrders(deps, closing);
    await insertAccountClosing(db, closing);
  } catch (error) {
    await keepOpen(deps, closing);
    throw error;
  }
  try {
    await billing.endAccountClosing({ closingId: closing.id, close: true }, caller);
  } catch (error) {
    if (isLeftOpen(error)) await keepOpen(deps, closing);
    throw error;
  }
}

/** Throws a 409 if the customer has an order that is not finished, or still a checkout after the wait. */
async function checkOrders({ db }: OrdersDeps, { scope }: AccountClosing): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += CHECKOUTS_EVERY_MS) {
    const { hasCheckout, hasOpenOrder, awaitsRefund } = await findOpenOrders(db, scope);
    if (hasOpenOrder) throw conflict('account_has_open_orders', 'An order is not finished, or an invoice is not paid.');
    if (awaitsRefund) throw conflict('account_has_balance', 'A refund is on its way.');
    if (!hasCheckout) return;
    if (waitedMs >= CHECKOUTS_WAIT_MS) throw conflict('account_has_open_orders', 'A checkout is in progress.');
    await sleep(CHECKOUTS_EVERY_MS);
  }
}

/** Lets the customer order again. If billing cannot be reached, the mark lapses. */
async function keepOpen({ db, billing, log }: OrdersDeps, { id, scope, store }: AccountClosing): Promise<void> {
  // The deadline of the request may be over.
  const caller = serviceCaller(scope, store, { customerId: scope.customerId });
  try {
    await billing.endAccountClosing({ closingId: id, close: false }, caller);
    await deleteAccountClosing(db, scope, id);
  } catch (error) {
    log.warn({ err: error, closing_id: id }, 'account_closing_not_ended');
  }
}
