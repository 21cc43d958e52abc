import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { keyedAndLookedUp } from '@storefront/idempotency';
import { isUuid } from '@storefront/ids';
import type { PayInvoiceRequest__Output } from '@storefront/proto/storefront/billing/v1/PayInvoiceRequest';
import type { PayInvoiceResponse } from '@storefront/proto/storefront/billing/v1/PayInvoiceResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { gatewayOf } from '../gateways/gateway-of.ts';
import { openInvoicePayment } from '../transactions/open-invoice-payment.ts';
import { toProtoPaymentSession } from '../wire/payment-sessions.ts';

/**
 * Opens the payment of one of the caller's invoices. Asking twice answers the live session anyway, so the key is claimed once the gateway has
 * answered and not with the session: a crash in between leaves it free, and the next request finds the same session.
 */
export const payInvoice = (deps: BillingDeps): Handler<PayInvoiceRequest__Output, PayInvoiceResponse> =>
  keyedAndLookedUp(deps.db, async ({ invoiceId }, caller, claim) => {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    const session = await openInvoicePayment(deps, scope, { invoiceId, gateway: () => gatewayOf(deps.gateways, caller) });
    deps.afterCommit();
    const answer = { paymentSession: toProtoPaymentSession(session) };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, answer));
    return answer;
  });
