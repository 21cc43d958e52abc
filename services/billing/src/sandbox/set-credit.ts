import { requireSandbox } from '@storefront/rpc';
import { changeCustomer } from '../accounts/transactions/change-customer.ts';
import { getCreditStatus } from '../credit/handlers/get-credit-status.ts';
import { findCustomerId } from '../customers/store/customers.ts';
import { fromProtoCustomerFields } from '../customers/wire/from-proto-customer-fields.ts';
import type { BillingHandler } from '../deps.ts';
import { paymentsOf } from '../gateways/adapters/payment-gateway.ts';

/** Sets the credit terms of a customer of the caller's sandbox, as an operator would, and returns the credit status. */
export const setCredit: BillingHandler<'SetCredit'> =
  (deps) =>
  async ({ customer, ...terms }, caller) => {
    requireSandbox(caller);
    const customerId = await findCustomerId(deps.db, caller, customer);
    const { currency } = caller.store;
    const given = { ...terms, paymentRails: [], addresses: [] };
    const fields = fromProtoCustomerFields(given, { currency, required: [], newId: deps.newId });
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const store = await paymentsOf(deps.gateways, caller);
    await changeCustomer(deps.db, scope, { fields, passwordHash: undefined, currency, store, now: deps.now() });
    deps.afterCommit();
    return await getCreditStatus(deps)({}, { ...caller, customerId });
  };
