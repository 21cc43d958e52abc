import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { withIdempotencyLookup } from '@storefront/idempotency';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { requireGateway } from '../../gateways/adapters/payment-gateway.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { openInvoicePayment } from '../transactions/open-invoice-payment.ts';

/**
 * Opens the payment session of one of the caller's invoices. A repeated request returns the live session in any case, so the
 * Idempotency-Key is claimed after the gateway has responded, not with the session. After a crash in between, the next request finds the
 * key unused and the same session.
 */
export const payInvoice: BillingHandler<'PayInvoice'> = (deps) =>
  withIdempotencyLookup(deps.db, async ({ invoiceId, returnUrl = null, cancelUrl = null }, caller, claim) => {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    // Found before the transaction, and required only for an open invoice.
    const found = await deps.gateways.find(caller);
    const session = await openInvoicePayment(deps, scope, {
      invoiceId,
      page: { returnUrl, cancelUrl, storeName: caller.store.name },
      gateway: () => requireGateway(found, caller),
      deadlineAt: caller.deadlineAt,
    });
    deps.afterCommit();
    const response = { paymentSession: toProtoPaymentSession(session) };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, response));
    return response;
  });
