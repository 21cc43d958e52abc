import { type CustomerScope, inTransaction } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { accountClosed } from '../../customers/domain/customer.ts';
import { wrongCurrentPassword } from '../../customers/domain/identity.ts';
import { getCredentials, lockCustomer } from '../../customers/store/customers.ts';
import { changingCustomer } from '../../customers/transactions/publish-customer.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { lockClosing, markClosing } from '../store/account-closings.ts';
import { findMoneyOnItsWay } from '../store/find-money-on-its-way.ts';
import { eraseCustomer } from './erase-customer.ts';

/**
 * Marks the caller's customer as closing, whose password matched `passwordHash`, which is null for a customer without one. From the commit on, no payment of a checkout is
 * authorized.
 */
export const beginClosing = (db: Db, scope: CustomerScope, closing: { id: string; passwordHash: string | null }): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockCustomer(trx, scope, scope.customerId);
    if ((await getCredentials(trx, scope)).passwordHash !== closing.passwordHash) throw wrongCurrentPassword('password');
    await checkMoney(trx, scope);
    if (!(await markClosing(trx, scope, closing.id))) throw accountClosed('This account is being closed.');
  });

/** Erases a customer who is marked as closing. Returns whether the account was closed before; 404 if the closing has lapsed. */
export const closeAccount = (db: Db, scope: CustomerScope, closingId: string, store: StorePayments): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const { isErased, isInProgress } = await lockClosing(trx, scope, closingId);
    if (isErased) return true;
    if (!isInProgress) throw notFound('account closing');
    await checkMoney(trx, scope);
    await changingCustomer(trx, scope, store, () => eraseCustomer(trx, scope));
    return false;
  });

async function checkMoney(trx: Trx, scope: CustomerScope): Promise<void> {
  const { isOwed, hasBalance } = await findMoneyOnItsWay(trx, scope);
  if (isOwed) throw conflict('account_has_open_orders', 'An order is not finished, or an invoice is not paid.');
  if (hasBalance) throw conflict('account_has_balance', 'There is unapplied credit, or a payment or refund is on its way.');
}
