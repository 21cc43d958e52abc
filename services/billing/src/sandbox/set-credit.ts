import type { SetCreditRequest__Output } from '@storefront/proto/storefront/billing/v1/SetCreditRequest';
import type { SetCreditResponse } from '@storefront/proto/storefront/billing/v1/SetCreditResponse';
import { type Handler, requireSandbox } from '@storefront/rpc';
import { getCreditStatus } from '../credit/handlers/get-credit-status.ts';
import { changeCustomer } from '../customers/transactions/change-customer.ts';
import { findCustomerId } from '../customers/transactions/find-customer-id.ts';
import { fromProtoCustomerFields } from '../customers/wire/from-proto-customer-fields.ts';
import type { BillingDeps } from '../deps.ts';

/** Sets the credit terms of a customer of the caller's sandbox, as an operator would, and returns the credit status. */
export const setCredit =
  (deps: BillingDeps): Handler<SetCreditRequest__Output, SetCreditResponse> =>
  async ({ customer, ...terms }, caller) => {
    requireSandbox(caller);
    const customerId = await findCustomerId(deps.db, caller, customer);
    const { currency } = caller.store;
    const given = { ...terms, paymentRails: [], addresses: [] };
    const fields = fromProtoCustomerFields(given, { currency, required: [], newId: deps.newId });
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    await changeCustomer(deps.db, scope, { fields, passwordHash: undefined, currency });
    deps.afterCommit();
    return await getCreditStatus(deps)({}, { ...caller, customerId });
  };
