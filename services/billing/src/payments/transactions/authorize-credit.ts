import { type CustomerScope, inTransaction } from '@storefront/db';
import { forbidden } from '@storefront/errors';
import { matchAuthorization, type RequestedPayment } from '../../credit/domain/authorization.ts';
import { type CreditAccount, decideCredit, holdEntry } from '../../credit/domain/credit.ts';
import type { PaymentTerms } from '../../credit/domain/payment-terms.ts';
import { lockAuthorization } from '../../credit/store/authorizations.ts';
import { applyCreditEntry, findCreditAccount, lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import { tryHoldCredit } from '../../credit/store/try-hold-credit.ts';
import { claimAuthorization } from '../../credit/transactions/claim-authorization.ts';
import { railNotAllowed } from '../../customers/domain/allowed-payment-rails.ts';
import type { Db, Trx } from '../../store/schema.ts';
import type { CreditOutcome } from '../domain/payment-outcome.ts';

/**
 * Holds the amount if it fits into the available credit; over the limit, nothing is written. Nearly always the amount fits, and one
 * statement holds it. Otherwise the reason is determined under the lock of the account, which serializes the holds of one customer, so the
 * shortfall is exact.
 */
export async function authorizeCredit(db: Db, scope: CustomerScope, requested: RequestedPayment): Promise<CreditOutcome> {
  const terms = await tryHoldCredit(db, scope, requested);
  return terms === undefined ? await authorizeLocked(db, scope, requested) : { kind: 'authorized', terms };
}

const authorizeLocked = (db: Db, scope: CustomerScope, requested: RequestedPayment): Promise<CreditOutcome> =>
  inTransaction(db, async (trx) => {
    const account = requireAccount(await lockCreditAccount(trx, scope));
    const existing = await lockAuthorization(trx, scope, requested.checkoutId);
    if (existing !== undefined && matchAuthorization(existing, requested, scope.customerId) === 'reuse') {
      return { kind: 'authorized', terms: existing };
    }
    const outcome = decide(account, requested);
    if (outcome.kind === 'authorized') await hold(trx, scope, requested, outcome.terms);
    return outcome;
  });

/** Returns what `authorizeCredit` would return now, without writing anything. */
export const previewCredit = async (db: Db, scope: CustomerScope, requested: RequestedPayment): Promise<CreditOutcome> =>
  decide(requireAccount(await findCreditAccount(db, scope)), requested);

async function hold(trx: Trx, scope: CustomerScope, requested: RequestedPayment, terms: PaymentTerms): Promise<void> {
  const claim = await claimAuthorization(trx, scope, requested, terms);
  if (claim === 'claimed') await applyCreditEntry(trx, scope, holdEntry(requested.amount, requested.checkoutId));
}

function decide(account: CreditAccount, { amount }: RequestedPayment): CreditOutcome {
  if (account.onHold) throw forbidden('credit_on_hold', 'Credit for this account is on hold.');
  const decision = decideCredit(account, amount);
  return decision.kind === 'fits' ? { kind: 'authorized', terms: account } : decision;
}

function requireAccount(account: CreditAccount | undefined): CreditAccount {
  if (account === undefined) throw railNotAllowed('CREDIT_TERMS');
  return account;
}
