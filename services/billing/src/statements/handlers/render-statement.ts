import { customerScope } from '@storefront/rpc';
import type { BillingStreamHandler } from '../../deps.ts';
import { fromProtoPeriod } from '../wire/from-proto-period.ts';
import { streamStatementPdf } from './stream-statement-pdf.ts';

/** Streams the PDF of the statement of the caller's account. */
export const renderStatement: BillingStreamHandler<'RenderStatement'> = (deps) =>
  async function* (request, caller, signal) {
    yield* streamStatementPdf(deps, customerScope(caller), { period: fromProtoPeriod(request), caller, signal });
  };
