import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { getCustomer } from '../../customers/store/customers.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { startSession as startFamily } from '../transactions/start-session.ts';

/** Starts a session for a customer who was authenticated by the store. */
export const startSession: BillingHandler<'StartSession'> =
  (deps) =>
  async ({ customerId }, caller) => {
    if (!isUuid(customerId)) throw notFound('customer');
    const customer = await getCustomer(deps.db, caller, customerId);
    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId: customer.id };
    const session = await inTransaction(deps.db, (trx) => startFamily(trx, own, deps));
    return { session: toProtoSession(session, customer, await paymentsOf(deps.gateways, caller)) };
  };
