import { createHash } from 'node:crypto';
import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { withDeferredAnswer } from '@storefront/idempotency';
import { decimal } from '@storefront/money';
import type { PayInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { customerScope, type Idempotency } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { requireGateway } from '../../gateways/adapters/payment-gateway.ts';
import { findSessionOfInvoices } from '../../gateways/store/payment-sessions.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { checkRequested } from '../domain/session-allocations.ts';
import { openInvoicesPayment } from '../transactions/open-invoices-payment.ts';

/** Opens a payment session of several of the caller's invoices. If its answer was lost, a repeated request with its key finds the session that the first one opened. */
export const payInvoices: BillingHandler<'PayInvoices'> = (deps) => (payment, keyed) => {
  const openedBy = keyed.idempotency && openerOf(keyed.idempotency);
  return withDeferredAnswer(deps.db, {
    act: async (request: PayInvoicesRequest__Output, caller, claim) => {
      const { returnUrl = null, cancelUrl = null } = request;
      const requested = requestedOf(request);
      const found = await deps.gateways.find(caller);
      const session = await openInvoicesPayment(deps, customerScope(caller), {
        requested,
        page: { returnUrl, cancelUrl, storeName: caller.store.name },
        gateway: () => requireGateway(found, caller),
        deadlineAt: caller.deadlineAt,
        openedBy,
        beforeCommit: claim && ((trx) => claim(trx, null)),
      });
      deps.afterCommit();
      return { paymentSession: toProtoPaymentSession(session), replayed: false };
    },
    look: async (_request, caller) => {
      const scope = customerScope(caller);
      const session = await findSessionOfInvoices(deps.db, scope, { openedBy: openedBy ?? '' });
      if (session === undefined) throw notFound('payment session');
      const gateway = requireGateway(await deps.gateways.find(caller), caller);
      return { paymentSession: toProtoPaymentSession(await withPaymentPage(deps, scope, gateway, session)), replayed: false };
    },
  })(payment, keyed);
};

/** Identifies a request by its key and its content, of which only a hash is kept. */
const openerOf = ({ key, fingerprint }: Idempotency): string =>
  createHash('sha256')
    .update(JSON.stringify([key, fingerprint]))
    .digest('base64url');

function requestedOf({ invoices }: PayInvoicesRequest__Output) {
  const requested = invoices.map(({ invoiceId, amount }) => {
    if (!isUuid(invoiceId)) throw notFound('invoice');
    return { invoiceId: invoiceId.toLowerCase(), amount: amount === undefined ? undefined : decimal(amount) };
  });
  checkRequested(requested);
  return requested;
}
