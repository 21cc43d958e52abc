import { findCreditAccount, listCreditEntries } from '../../credit/store/credit-accounts.ts';
import { findUnappliedCredit, listUnappliedEntries } from '../../credit/store/unapplied-credits.ts';
import { toProtoCredit, toProtoUnapplied } from '../../credit/wire/to-proto-credit.ts';
import type { BillingHandler } from '../../deps.ts';
import { findCustomerId, getCustomer } from '../store/customers.ts';

/** About two screens in a terminal. Older entries can be found through their invoices. */
const ENTRIES_MAX = 200;

/** Returns a customer's credit account and unapplied credit with their newest entries, or no amounts where there is none. */
export const getCredit: BillingHandler<'GetCredit'> =
  ({ db }) =>
  async ({ customer: named }, caller) => {
    const { id: customerId, email } = await getCustomer(db, caller, await findCustomerId(db, caller, named));
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const [account, unapplied] = await Promise.all([findCreditAccount(db, scope), findUnappliedCredit(db, scope)]);
    return {
      customerId,
      email,
      ...(account === undefined ? { entries: [] } : toProtoCredit(account, await listCreditEntries(db, scope, ENTRIES_MAX))),
      ...(unapplied && toProtoUnapplied(unapplied, await listUnappliedEntries(db, scope, ENTRIES_MAX))),
    };
  };
