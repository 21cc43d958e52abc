import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { withDeferredAnswer } from '@storefront/idempotency';
import { decimal } from '@storefront/money';
import type { PayInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1/PayInvoicesRequest';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { requireGateway } from '../../gateways/payment-gateway.ts';
import { checkRequested } from '../domain/session-allocations.ts';
import { findSessionOfInvoices } from '../store/payment-sessions.ts';
import { openInvoicesPayment } from '../transactions/open-invoices-payment.ts';
import { withPaymentPage } from '../transactions/with-payment-page.ts';
import { toProtoPaymentSession } from '../wire/to-proto-payment-session.ts';

/** Opens a payment session of several of the caller's invoices. */
export const payInvoices: BillingHandler<'PayInvoices'> = (deps) =>
  withDeferredAnswer(deps.db, {
    act: async (request, caller, claim) => {
      const { returnUrl = null, cancelUrl = null } = request;
      const requested = requestedOf(request);
      const found = await deps.gateways.find(caller);
      const session = await openInvoicesPayment(deps, customerScope(caller), {
        requested,
        page: { returnUrl, cancelUrl, storeName: caller.store.name },
        gateway: () => requireGateway(found, caller),
        deadlineAt: caller.deadlineAt,
        beforeCommit: claim && ((trx) => claim(trx, null)),
      });
      deps.afterCommit();
      return { paymentSession: toProtoPaymentSession(session), replayed: false };
    },
    look: async (request, caller) => {
      const scope = customerScope(caller);
      const session = await findSessionOfInvoices(deps.db, scope, { invoiceIds: requestedOf(request).map(({ invoiceId }) => invoiceId) });
      if (session === undefined) throw notFound('payment session');
      const gateway = requireGateway(await deps.gateways.find(caller), caller);
      return { paymentSession: toProtoPaymentSession(await withPaymentPage(deps, scope, gateway, session)), replayed: false };
    },
  });

function requestedOf({ invoices }: PayInvoicesRequest__Output) {
  const requested = invoices.map(({ invoiceId, amount }) => {
    if (!isUuid(invoiceId)) throw notFound('invoice');
    return { invoiceId: invoiceId.toLowerCase(), amount: amount === undefined ? undefined : decimal(amount) };
  });
  checkRequested(requested);
  return requested;
}
