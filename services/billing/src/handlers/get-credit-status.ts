import type { GetCreditStatusRequest__Output } from '@storefront/proto/storefront/billing/v1/GetCreditStatusRequest';
import type { GetCreditStatusResponse } from '@storefront/proto/storefront/billing/v1/GetCreditStatusResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { findCreditAccount, getCreditDues } from '../store/credit-accounts.ts';
import { noCredit, toProtoCreditStatus } from '../wire/credit.ts';

/** The caller's credit standing; without an account there are no amounts. */
export const getCreditStatus =
  ({ db, now }: BillingDeps): Handler<GetCreditStatusRequest__Output, GetCreditStatusResponse> =>
  async (_request, caller) => {
    const scope = customerScope(caller);
    const asOf = now();
    const [account, dues] = await Promise.all([findCreditAccount(db, scope), getCreditDues(db, scope, asOf)]);
    return { credit: account ? toProtoCreditStatus(account, dues, asOf) : noCredit(caller.store.currency, asOf) };
  };
