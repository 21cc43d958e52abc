import type { GetCreditRequest__Output } from '@storefront/proto/storefront/billing/v1/GetCreditRequest';
import type { GetCreditResponse } from '@storefront/proto/storefront/billing/v1/GetCreditResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { findCreditAccount, listCreditEntries } from '../store/credit-accounts.ts';
import { getCustomer } from '../store/customers.ts';
import { findCustomerId } from '../transactions/find-customer-id.ts';
import { toProtoCredit } from '../wire/credit.ts';

/** What fits a screen or two; older lines are in the invoices. */
const ENTRIES_MAX = 200;

/** A customer's account with its newest ledger lines; without an account there are no amounts. */
export const getCredit =
  ({ db }: BillingDeps): Handler<GetCreditRequest__Output, GetCreditResponse> =>
  async ({ customer: named }, caller) => {
    const { id: customerId } = await getCustomer(db, caller, await findCustomerId(db, caller, named));
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const account = await findCreditAccount(db, scope);
    return account === undefined ? { entries: [] } : toProtoCredit(account, await listCreditEntries(db, scope, ENTRIES_MAX));
  };
