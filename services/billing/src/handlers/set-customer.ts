import type { SetCustomerRequest__Output } from '@storefront/proto/storefront/billing/v1/SetCustomerRequest';
import type { SetCustomerResponse } from '@storefront/proto/storefront/billing/v1/SetCustomerResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { paymentsOf } from '../gateways/payments-of.ts';
import { changeCustomer } from '../transactions/change-customer.ts';
import { findCustomerId } from '../transactions/find-customer-id.ts';
import { toCustomerFields } from '../wire/customer-fields.ts';
import { toProtoCustomer } from '../wire/customers.ts';

/** Changes what is given of a customer. A suspension or a new password ends its sessions. */
export const setCustomer =
  ({ db, passwords, newId, afterCommit, gateways }: BillingDeps): Handler<SetCustomerRequest__Output, SetCustomerResponse> =>
  async ({ customer: named, fields: given }, caller) => {
    const customerId = await findCustomerId(db, caller, named);
    const { currency } = caller.store;
    const fields = toCustomerFields(given, { currency, required: [], newId });
    const passwordHash = fields.password === undefined ? undefined : await passwords.hash(fields.password);

    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const customer = await changeCustomer(db, own, { fields, passwordHash, currency });
    afterCommit();
    return { customer: toProtoCustomer(customer, paymentsOf(gateways, caller)) };
  };
