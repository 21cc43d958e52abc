import type { CustomerScope } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import { type Caller, callerScope } from '@storefront/rpc';
import { getCustomer, getCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler, BillingStreamHandler } from '../../deps.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { findSeller } from '../../invoices/store/sellers.ts';
import type { Db } from '../../store/schema.ts';
import { toStatementDocument } from '../pdf/statement-document.ts';
import { readStatement } from '../transactions/read-statement.ts';
import { fromProtoPeriod } from '../wire/from-proto-period.ts';
import { toProtoStatement } from '../wire/to-proto-statement.ts';

/** Returns the statement of an account: a customer's own, or the one that an operator names. */
export const getStatement: BillingHandler<'GetStatement'> = (deps) => async (request, caller) => {
  const given = { ...fromProtoPeriod(request), currency: caller.store.currency };
  return { statement: toProtoStatement(await readStatement(deps, await accountIn(deps.db, caller, request.customer), given)) };
};

/** Streams the same statement as a PDF. It shows the seller and the customer as they are now. */
export const renderStatement: BillingStreamHandler<'RenderStatement'> = (deps) =>
  async function* (request, caller, signal) {
    const scope = await accountIn(deps.db, caller, request.customer);
    const given = { ...fromProtoPeriod(request), currency: caller.store.currency };
    const load = async () => {
      const statement = await readStatement(deps, scope, given);
      const customer = await getCustomer(deps.db, scope, scope.customerId);
      return toStatementDocument(statement, { customer, seller: await findSeller(deps.db, scope), storeName: caller.store.name });
    };
    yield* streamPdf(deps, scope, { load, knownEtags: [], flow: { ...flowOf(caller), signal } });
  };

/** Returns the customer whose account a request concerns. Only operators name one, and they have to. */
async function accountIn(db: Db, caller: Caller, named: string | undefined): Promise<CustomerScope> {
  const { customerId, ...store } = callerScope(caller);
  if (customerId === undefined && named !== undefined) return { ...store, customerId: await getCustomerId(db, store, named) };
  if (customerId !== undefined && named === undefined) return { ...store, customerId };
  throw invalid('customer', named === undefined ? 'is required' : 'must not be set by a customer');
}
