import type { GetCreditStatusRequest__Output } from '@storefront/proto/storefront/billing/v1/GetCreditStatusRequest';
import type { GetCreditStatusResponse } from '@storefront/proto/storefront/billing/v1/GetCreditStatusResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { findCreditAccount, getCreditDues } from '../store/credit-accounts.ts';
import { toProtoCreditStatus, toProtoNoCredit } from '../wire/to-proto-credit.ts';

/** Returns the caller's credit status, without amounts if there is no credit account. */
export const getCreditStatus =
  ({ db, now }: BillingDeps): Handler<GetCreditStatusRequest__Output, GetCreditStatusResponse> =>
  async (_request, caller) => {
    const scope = customerScope(caller);
    const asOf = now();
    const [account, dues] = await Promise.all([findCreditAccount(db, scope), getCreditDues(db, scope, asOf)]);
    return { credit: account ? toProtoCreditStatus(account, dues, asOf) : toProtoNoCredit(caller.store.currency, asOf) };
  };
