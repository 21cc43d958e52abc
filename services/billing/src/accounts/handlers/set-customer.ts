import { localDate } from '@storefront/contract';
import { flowOf } from '@storefront/fair-queue';
import { requireVersion } from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import { fromProtoCustomerFields } from '../../customers/wire/from-proto-customer-fields.ts';
import { toProtoCustomer } from '../../customers/wire/to-proto-customer.ts';
import { toVersionedCustomer } from '../../customers/wire/to-proto-store-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { changeCustomer } from '../transactions/change-customer.ts';

/** Changes the given fields of a customer. A suspension, a closure, or a new password ends the customer's sessions. */
export const setCustomer: BillingHandler<'SetCustomer'> =
  ({ db, passwords, newId, now, afterCommit, gateways }) =>
  async ({ customer: named, fields: given, clearPaymentRails = false }, caller) => {
    const customerId = await findCustomerId(db, caller, named);
    const { currency } = caller.store;
    const today = localDate(now(), caller.store.timeZone);
    const fields = { ...fromProtoCustomerFields(given, { currency, required: [], newId, today }), clearPaymentRails };
    const passwordHash = fields.password === undefined ? undefined : await passwords.hash(fields.password, flowOf(caller));

    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const store = await paymentsOf(gateways, caller);
    const changed = await changeCustomer(db, scope, { fields, passwordHash, currency, store, now: now() }, (current) =>
      requireVersion(caller, toVersionedCustomer(current, store).version),
    );
    afterCommit();
    const { customer: storeCustomer, version } = toVersionedCustomer(changed, store);
    return { customer: toProtoCustomer(changed.customer, store), storeCustomer, version };
  };
