import { type CustomerScope, inTransaction } from '@storefront/db';
import { forbidden } from '@storefront/errors';
import type { Kysely, Transaction } from 'kysely';
import { judgeRepeat, type WantedPayment } from '../domain/authorization.ts';
import { type CreditAccount, type CreditDecision, decideCredit, holdEntry } from '../domain/credit.ts';
import { railNotAllowed } from '../domain/payment-rails.ts';
import { lockAuthorization } from '../store/authorizations.ts';
import { applyCreditEntry, findCreditAccount, lockCreditAccount } from '../store/credit-accounts.ts';
import { holdAtOnce } from '../store/hold-credit.ts';
import type { Database } from '../store/schema.ts';
import { claimAuthorization } from './claim-authorization.ts';

/** The hold and its terms, or by how much it does not fit. */
export type CreditOutcome =
  | { readonly kind: 'authorized'; readonly termsDays: number }
  | Extract<CreditDecision, { kind: 'over_credit_limit' }>;

/**
 * Holds the amount if it fits beside everything owed and held. The account's lock is taken first, so holds of one customer are decided one
 * after the other and the shortfall is that of this very moment. Over the limit nothing is written. Nearly always the amount fits, and one
 * statement holds it; what is in the way where it does not, is found out under the lock.
 */
export async function authorizeCredit(db: Kysely<Database>, scope: CustomerScope, wanted: WantedPayment): Promise<CreditOutcome> {
  const termsDays = await holdAtOnce(db, scope, wanted);
  return termsDays === undefined ? await authorizeLocked(db, scope, wanted) : { kind: 'authorized', termsDays };
}

const authorizeLocked = (db: Kysely<Database>, scope: CustomerScope, wanted: WantedPayment): Promise<CreditOutcome> =>
  inTransaction(db, async (trx) => {
    const account = usable(await lockCreditAccount(trx, scope));
    const known = await lockAuthorization(trx, scope, wanted.checkoutId);
    if (known !== undefined && judgeRepeat(known, wanted, scope.customerId) === 'same') {
      return { kind: 'authorized', termsDays: known.termsDays };
    }
    const outcome = decide(account, wanted);
    if (outcome.kind === 'authorized') await hold(trx, scope, wanted, outcome.termsDays);
    return outcome;
  });

/** What an authorisation would answer now; writes nothing. */
export const previewCredit = async (db: Kysely<Database>, scope: CustomerScope, wanted: WantedPayment): Promise<CreditOutcome> =>
  decide(usable(await findCreditAccount(db, scope)), wanted);

async function hold(trx: Transaction<Database>, scope: CustomerScope, wanted: WantedPayment, termsDays: number): Promise<void> {
  const claim = await claimAuthorization(trx, scope, wanted, termsDays);
  if (claim === 'claimed') await applyCreditEntry(trx, scope, holdEntry(wanted.amount, wanted.checkoutId));
}

function decide(account: CreditAccount, { amount }: WantedPayment): CreditOutcome {
  if (account.onHold) throw forbidden('credit_on_hold', 'Credit for this account is on hold.');
  const decision = decideCredit(account, amount);
  return decision.kind === 'fits' ? { kind: 'authorized', termsDays: account.termsDays } : decision;
}

function usable(account: CreditAccount | undefined): CreditAccount {
  if (account === undefined) throw railNotAllowed('CREDIT_TERMS');
  return account;
}
