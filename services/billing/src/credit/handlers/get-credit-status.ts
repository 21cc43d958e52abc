import { decimal, moneyText } from '@storefront/money';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { findCreditAccount, getCreditDues } from '../store/credit-accounts.ts';
import { findUnappliedCredit } from '../store/unapplied-credits.ts';
import { toProtoCreditStatus, toProtoNoCredit } from '../wire/to-proto-credit.ts';

/** Returns the caller's credit status, without amounts if there is no credit account. */
export const getCreditStatus: BillingHandler<'GetCreditStatus'> =
  ({ db, now }) =>
  async (_request, caller) => {
    const scope = customerScope(caller);
    const asOf = now();
    const [account, dues, unapplied] = await Promise.all([
      findCreditAccount(db, scope),
      getCreditDues(db, scope, asOf),
      findUnappliedCredit(db, scope),
    ]);
    const credit = account ? toProtoCreditStatus(account, dues, asOf) : toProtoNoCredit(caller.store.currency, asOf);
    return { credit: { ...credit, unappliedCredit: moneyText(unapplied?.amount ?? decimal('0'), caller.store.currency) } };
  };
