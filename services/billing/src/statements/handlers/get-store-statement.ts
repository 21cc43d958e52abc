import { getCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { readStatement } from '../transactions/read-statement.ts';
import { fromProtoPeriod } from '../wire/from-proto-period.ts';
import { toProtoStatement } from '../wire/to-proto-statement.ts';

/** Returns the statement of any customer of the store. */
export const getStoreStatement: BillingHandler<'GetStoreStatement'> = (deps) => async (request, caller) => {
  const { tenantId, mode, store } = caller;
  const scope = { tenantId, mode, customerId: await getCustomerId(deps.db, caller, request.customer) };
  const given = { ...fromProtoPeriod(request), currency: store.currency };
  return { statement: toProtoStatement(await readStatement(deps, scope, given)) };
};
