import { noteObject } from '@storefront/access/audit';
import { localDate } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { flowOf } from '@storefront/fair-queue';
import { creditTermsAfter } from '../../credit/domain/credit-terms.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { newCustomer } from '../domain/new-customer.ts';
import { emailTaken, registerCustomer } from '../transactions/register-customer.ts';
import { fromProtoCustomerFields } from '../wire/from-proto-customer-fields.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';

/**
 * Creates a customer, with a credit account if a limit is set. Without a password, the customer logs in only through the store's own site.
 */
export const createCustomer: BillingHandler<'CreateCustomer'> =
  ({ db, passwords, newId, now, afterCommit, gateways }) =>
  async ({ fields: given }, caller) => {
    const { currency } = caller.store;
    const fields = fromProtoCustomerFields(given, {
      currency,
      required: ['email', 'name'],
      newId,
      today: localDate(now(), caller.store.timeZone),
    });
    const credit = creditTermsAfter(undefined, fields, currency);
    const passwordHash = fields.password === undefined ? null : await passwords.hash(fields.password, flowOf(caller));
    const customer = newCustomer(fields, { id: newId(), createdAt: now(), passwordHash, currency });
    noteObject(customer.id);

    const store = await paymentsOf(gateways, caller);
    const registration = { customer, addresses: fields.addresses, credit, store };
    const registered = await inTransaction(db, (trx) => registerCustomer(trx, caller, registration));
    if (registered === undefined) throw emailTaken();
    afterCommit();
    return { customer: toProtoCustomer(registered, store) };
  };
