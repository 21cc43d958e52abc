import { getCustomerId } from '../../customers/store/customers.ts';
import type { BillingStreamHandler } from '../../deps.ts';
import { fromProtoPeriod } from '../wire/from-proto-period.ts';
import { streamStatementPdf } from './stream-statement-pdf.ts';

/** Streams the PDF of the statement of any customer of the store. */
export const renderStoreStatement: BillingStreamHandler<'RenderStoreStatement'> = (deps) =>
  async function* (request, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId: await getCustomerId(deps.db, caller, request.customer) };
    yield* streamStatementPdf(deps, scope, { period: fromProtoPeriod(request), caller, signal });
  };
