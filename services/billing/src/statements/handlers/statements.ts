import type { CustomerScope } from '@storefront/db';
import { turnOf } from '@storefront/fair-queue';
import type { RenderInvoiceResponse } from '@storefront/proto/storefront/billing/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import { getCustomer, getCustomerId } from '../../customers/store/customers.ts';
import type { BillingDeps, BillingHandler, BillingStreamHandler } from '../../deps.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { findSeller } from '../../invoices/store/sellers.ts';
import { toStatementDocument } from '../pdf/statement-document.ts';
import { readStatement } from '../transactions/read-statement.ts';
import { fromProtoPeriod } from '../wire/from-proto-period.ts';
import { toProtoStatement } from '../wire/to-proto-statement.ts';

/** Returns the statement of the caller's account. */
export const getStatement: BillingHandler<'GetStatement'> = (deps) => async (request, caller) => {
  const given = { ...fromProtoPeriod(request), currency: caller.store.currency };
  return { statement: toProtoStatement(await readStatement(deps, customerScope(caller), given)) };
};

/** Returns the statement of any customer of the store. */
export const getStoreStatement: BillingHandler<'GetStoreStatement'> = (deps) => async (request, caller) => {
  const { tenantId, mode, store } = caller;
  const scope = { tenantId, mode, customerId: await getCustomerId(deps.db, caller, request.customer) };
  const given = { ...fromProtoPeriod(request), currency: store.currency };
  return { statement: toProtoStatement(await readStatement(deps, scope, given)) };
};

/** Streams the PDF of the statement of the caller's account. */
export const renderStatement: BillingStreamHandler<'RenderStatement'> = (deps) =>
  async function* (request, caller, signal) {
    yield* streamStatementPdf(deps, customerScope(caller), { period: fromProtoPeriod(request), caller, signal });
  };

/** Streams the PDF of the statement of any customer of the store. */
export const renderStoreStatement: BillingStreamHandler<'RenderStoreStatement'> = (deps) =>
  async function* (request, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId: await getCustomerId(deps.db, caller, request.customer) };
    yield* streamStatementPdf(deps, scope, { period: fromProtoPeriod(request), caller, signal });
  };

interface StatementRequest {
  readonly period: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Streams the PDF of a customer's statement. It shows the seller and the customer as they are now. */
async function* streamStatementPdf(
  deps: Pick<BillingDeps, 'db' | 'pdfs' | 'now'>,
  scope: CustomerScope,
  { period, caller, signal }: StatementRequest,
): AsyncGenerator<RenderInvoiceResponse> {
  const load = async () => {
    const statement = await readStatement(deps, scope, { ...period, currency: caller.store.currency });
    const customer = await getCustomer(deps.db, scope, scope.customerId);
    return toStatementDocument(statement, { customer, seller: await findSeller(deps.db, scope), storeName: caller.store.name });
  };
  yield* streamPdf(deps, scope, { load, knownEtags: [], turn: { ...turnOf(caller), signal } });
}
