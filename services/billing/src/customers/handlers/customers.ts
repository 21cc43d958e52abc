import { noteObject } from '@storefront/access/audit';
import { isStorable, isUuid, localDate, normalEmail, PAGE_LIMIT_MAX, PAYMENT_RAILS } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import { choiceOf, choicesOf, customerScope, listFiltersOf, newestFirst } from '@storefront/rpc';
import { creditTermsAfter } from '../../credit/domain/credit-terms.ts';
import type { BillingHandler, BillingStreamHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import { railConditions } from '../domain/allowed-payment-rails.ts';
import { changedProfile } from '../domain/changed-profile.ts';
import { CUSTOMER_STATUSES } from '../domain/customer.ts';
import { newCustomer } from '../domain/new-customer.ts';
import { findCustomerId, getCustomer as getCustomerInStore, updateCustomer as updateCustomerInStore } from '../store/customers.ts';
import {
  getStoreCustomer as getStoreCustomerInStore,
  listCustomerIds as listCustomerIdsInStore,
  listStoreCustomers as listStoreCustomersInStore,
  listStoreCustomersAfter,
  type StoreCustomerFilter,
} from '../store/store-customers.ts';
import { changingCustomer } from '../transactions/publish-customer.ts';
import { emailTaken, registerCustomer } from '../transactions/register-customer.ts';
import { fromProtoCustomerFields } from '../wire/from-proto-customer-fields.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';
import { toProtoStoreCustomer, toVersionedCustomer } from '../wire/to-proto-store-customer.ts';

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
    const registered = await inTransaction(db, async (trx) => {
      if ((await registerCustomer(trx, caller, registration)) === undefined) throw emailTaken();
      return getStoreCustomerInStore(trx, caller, customer.id);
    });
    afterCommit();
    const { customer: storeCustomer, version } = toVersionedCustomer(registered, store);
    return { customer: toProtoCustomer(registered.customer, store), storeCustomer, version };
  };

/** Returns the caller's customer. */
export const getCustomer: BillingHandler<'GetCustomer'> =
  ({ db, gateways }) =>
  async (_request, caller) => {
    const { customerId } = customerScope(caller);
    const [customer, payments] = await Promise.all([getCustomerInStore(db, caller, customerId), paymentsOf(gateways, caller)]);
    return { customer: toProtoCustomer(customer, payments) };
  };

/** Returns any customer of the store, by ID or email. */
export const getStoreCustomer: BillingHandler<'GetStoreCustomer'> =
  ({ db, gateways }) =>
  async ({ customer: named }, caller) => {
    const customer = await getStoreCustomerInStore(db, caller, await findCustomerId(db, caller, named));
    return toVersionedCustomer(customer, await paymentsOf(gateways, caller));
  };

const IDS_MAX = 1000;

/** Returns the IDs of customers that are given by ID or email, and nothing else about them. */
export const listCustomerIds: BillingHandler<'ListCustomerIds'> =
  ({ db }) =>
  async ({ customers }, caller) => {
    if (customers.length > IDS_MAX) throw invalid('customers', `must have at most ${IDS_MAX} entries`);
    const found = await listCustomerIdsInStore(db, caller, customers.filter(isStorable));
    const ids = new Map(found.flatMap(({ id, email }) => [[id, id] as const, [email, id] as const]));
    return {
      customers: customers.flatMap((given) => {
        const id = ids.get(isUuid(given) ? given.toLowerCase() : normalEmail(given));
        return id === undefined ? [] : [{ given, id }];
      }),
    };
  };

/** Changes the given fields of the caller's customer, as of the store's local date. */
export const updateCustomer: BillingHandler<'UpdateCustomer'> =
  ({ db, now, afterCommit, gateways }) =>
  async (change, caller) => {
    const scope = customerScope(caller);
    const today = localDate(now(), caller.store.timeZone);
    const store = await paymentsOf(gateways, caller);
    const updated = await inTransaction(db, (trx) =>
      changingCustomer(trx, scope, store, async () => {
        const customer = await getCustomerInStore(trx, scope, scope.customerId);
        const changed = changedProfile(customer, change, today);
        await updateCustomerInStore(trx, scope, scope.customerId, changed);
        return { ...customer, ...changed };
      }),
    );
    afterCommit();
    return { customer: toProtoCustomer(updated, store) };
  };

/** Returns the matching customers of the store, newest first. */
export const listStoreCustomers: BillingHandler<'ListStoreCustomers'> =
  ({ db, gateways }) =>
  async (request, caller) => {
    const { customers } = request;
    if (customers.length > PAGE_LIMIT_MAX) throw invalid('customers', `must have at most ${PAGE_LIMIT_MAX} entries`);
    const payments = await paymentsOf(gateways, caller);
    const filter = { ...filterOf(request, payments), customers: customers.length === 0 ? undefined : customers };
    const { rows, next } = await listStoreCustomersInStore(db, caller, filter, newestFirst(request.keyset));
    return { customers: rows.map((customer) => toProtoStoreCustomer(customer, payments)), next };
  };

/** Reads the filters that a list and an export of customers have in common. */
function filterOf(
  request: Parameters<typeof listFiltersOf>[0] & {
    readonly statuses?: readonly string[] | undefined;
    readonly paymentRail?: string | undefined;
  },
  payments: StorePayments,
): StoreCustomerFilter {
  const rail = choiceOf('payment_rail', request.paymentRail, PAYMENT_RAILS);
  return {
    ...listFiltersOf(request),
    customers: undefined,
    statuses: choicesOf('status', request.statuses, CUSTOMER_STATUSES),
    rail: rail && railConditions(rail, payments),
  };
}

/** Customers per message. Even with 50 long addresses each, a message stays below 8 MiB. */
const BATCH = 50;

/** Exports the matching customers in the order of their emails. */
export const exportCustomers: BillingStreamHandler<'ExportCustomers'> = ({ db, gateways }) =>
  async function* (request, caller) {
    const payments = await paymentsOf(gateways, caller);
    const filter = filterOf(request, payments);
    let after = '';
    for (;;) {
      const batch = await listStoreCustomersAfter(db, caller, filter, { email: after, limit: BATCH });
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last.customer.email;
      yield { customers: batch.map((customer) => toProtoStoreCustomer(customer, payments)) };
    }
  };
