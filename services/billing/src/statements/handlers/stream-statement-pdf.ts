import type { CustomerScope } from '@storefront/db';
import { turnOf } from '@storefront/fair-queue';
import type { RenderInvoiceResponse } from '@storefront/proto/storefront/billing/v1';
import type { Caller } from '@storefront/rpc';
import { getCustomer } from '../../customers/store/customers.ts';
import type { BillingDeps } from '../../deps.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { findSeller } from '../../invoices/store/sellers.ts';
import { toStatementDocument } from '../pdf/statement-document.ts';
import { readStatement } from '../transactions/read-statement.ts';

interface StatementRequest {
  readonly period: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Streams the PDF of a customer's statement. It shows the seller and the customer as they are now. */
export async function* streamStatementPdf(
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
