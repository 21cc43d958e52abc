import { isUuid, normalEmail } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import { accountClosed } from '../../customers/domain/customer.ts';
import { wrongCurrentPassword } from '../../customers/domain/identity.ts';
import { replaceAddresses } from '../../customers/store/addresses.ts';
import { getCredentials, getCustomer, lockCustomer, markErased } from '../../customers/store/customers.ts';
import { changingCustomer, publishExemption } from '../../customers/transactions/publish-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { deleteIdempotentResponses, lockClosing, markClosing, unmarkClosing } from '../store/account-closings.ts';
import { deleteAccountTokens } from '../store/account-tokens.ts';
import { findMoneyOnItsWay } from '../store/find-money-on-its-way.ts';
import { deleteAttemptsOf } from '../store/login-failures.ts';
import { checkCurrentPassword } from '../transactions/check-current-password.ts';
import { endFamiliesOf } from '../transactions/end-families.ts';

/** Begins to close the caller's account. A customer without a password gives none. */
export const beginAccountClosing: BillingHandler<'BeginAccountClosing'> =
  (deps) =>
  async ({ closingId, password, shopperAddress }, caller) => {
    if (!isUuid(closingId)) throw notFound('account closing');
    const scope = customerScope(caller);
    const { passwordHash } = await getCredentials(deps.db, scope);
    if (passwordHash !== null) {
      if (password === undefined) throw wrongCurrentPassword('password');
      await checkCurrentPassword(deps, caller, { password, shopperAddress, field: 'password' });
    }
    await beginClosing(deps.db, scope, { id: closingId, passwordHash });
    return {};
  };

/** Closes the caller's account for good, or keeps it open after all. */
export const endAccountClosing: BillingHandler<'EndAccountClosing'> =
  ({ db, afterCommit, gateways }) =>
  async ({ closingId, close }, caller) => {
    if (!isUuid(closingId)) throw notFound('account closing');
    const scope = customerScope(caller);
    if (!close) {
      await unmarkClosing(db, scope, closingId);
      return {};
    }
    const closedBefore = await closeAccount(db, scope, closingId, await paymentsOf(gateways, caller));
    afterCommit();
    return { closedBefore };
  };

/**
 * Marks the caller's customer as closing, whose password matched `passwordHash`, which is null for a customer without one. From the commit on, no payment of a checkout is
 * authorized.
 */
const beginClosing = (db: Db, scope: CustomerScope, closing: { id: string; passwordHash: string | null }): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockCustomer(trx, scope, scope.customerId);
    if ((await getCredentials(trx, scope)).passwordHash !== closing.passwordHash) throw wrongCurrentPassword('password');
    await checkMoney(trx, scope);
    if (!(await markClosing(trx, scope, closing.id))) throw accountClosed('This account is being closed.');
  });

/** Erases a customer who is marked as closing. Returns whether the account was closed before; 404 if the closing has lapsed. */
const closeAccount = (db: Db, scope: CustomerScope, closingId: string, store: StorePayments): Promise<boolean> =>
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

/**
 * Closes a customer who is locked, frees the email, and erases the personal data, of which orders and invoices keep copies. The row stays, because they name its ID.
 */
async function eraseCustomer(trx: Trx, scope: CustomerScope): Promise<void> {
  const { email, taxExemptCertificate } = await getCustomer(trx, scope, scope.customerId);
  await markErased(trx, scope);
  await replaceAddresses(trx, scope, []);
  await deleteAccountTokens(trx, scope);
  await deleteAttemptsOf(trx, scope, normalEmail(email));
  await deleteIdempotentResponses(trx, scope);
  await endFamiliesOf(trx, scope, 'closed');
  if (taxExemptCertificate !== null) await publishExemption(trx, scope, { taxExemptCertificate: null, taxExemptUntil: null });
}
